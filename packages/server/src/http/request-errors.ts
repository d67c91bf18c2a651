import { type RefusalDetail, RefusalError } from '../refusal-error.ts';
import { describeValidationErrors, field, UNEXPECTED_VALUE } from '../validation-errors.ts';

export const LONGEST_BODY = 64 * 1024;
/** Node's limit of the headers of a request. */
const LONGEST_HEADERS = 16 * 1024;
const NO_REQUEST = { en: 'this is not an HTTP request', pt: 'isto não é um pedido HTTP' };

/** What Fastify could not parse, by its error code. */
const PARSE_ERRORS: Readonly<Record<string, RefusalDetail>> = {
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

/** Why a request could not be read: the invalid field, or what is wrong with the body. */
function requestErrorDetail(error: Error): RefusalDetail {
  return (
    describeValidationErrors(field(error, 'validation')) ??
    PARSE_ERRORS[String(field(error, 'code'))] ??
    UNEXPECTED_VALUE
  );
}

/** The refusal that a client receives for an error. */
export function toRefusal(error: unknown): RefusalError {
  if (error instanceof RefusalError) return error;
  if (!(error instanceof Error) || !('statusCode' in error)) return new RefusalError('failed');
  if (error.statusCode === 413) return new RefusalError('too-long', { most: LONGEST_BODY });
  const isTheirs = typeof error.statusCode === 'number' && error.statusCode < 500;
  return isTheirs ? new RefusalError('bad-request', { detail: requestErrorDetail(error) }) : new RefusalError('failed');
}

/** The refusal for bytes that Node could not parse as a request. */
export function clientErrorRefusal(error: { readonly code?: string }): RefusalError {
  return error.code === 'HPE_HEADER_OVERFLOW'
    ? new RefusalError('too-long', { most: LONGEST_HEADERS })
    : new RefusalError('bad-request', { detail: NO_REQUEST });
}
