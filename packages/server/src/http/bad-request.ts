import type { Detail } from '../detail.ts';
import { describeFaults, field, OTHERWISE } from '../schema-faults.ts';

/** What went wrong before a request could be looked at, by the code of the library that reads it. */
const UNREAD: Readonly<Record<string, Detail>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { en: 'the body is not JSON', pt: 'o corpo não é JSON' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { en: 'the body is empty', pt: 'o corpo está vazio' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    en: 'the body must be JSON (content-type: application/json)',
    pt: 'o corpo tem de ser JSON (content-type: application/json)',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    en: 'the body is not as long as was said',
    pt: 'o corpo não tem o comprimento indicado',
  },
};

/** Why the server could not read a request: the field that is wrong, or what is the matter with the body. */
export function detailOf(error: Error): Detail {
  return describeFaults(field(error, 'validation')) ?? UNREAD[String(field(error, 'code'))] ?? OTHERWISE;
}
