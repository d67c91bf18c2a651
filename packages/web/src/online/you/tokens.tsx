import { deleteToken, findTokens, makeToken, type RefusalBody, type TokenInfo } from '@tabuleiro/client';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { asRefusal, useAnswer } from '../hooks.ts';
import { Refusal } from '../trouble.tsx';
import { SERVER } from '../visitor.ts';
import { Secrets } from './secrets.tsx';
import { SmallForm } from './small-form.tsx';

const LONGEST_LABEL = 60;

/** The secrets with which programs act for one; each is shown once. */
export function Tokens(): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  const { value, problem, again } = useAnswer('tokens', () => findTokens(SERVER));
  const [made, setMade] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<RefusalBody | null>(null);
  const remove = async ({ id }: TokenInfo): Promise<void> => {
    try {
      await deleteToken(SERVER, id);
      setRefusal(null);
    } catch (error) {
      setRefusal(asRefusal(error).body);
    }
    again();
  };
  return (
    <div className="tokens">
      <SmallForm
        title={texts.tokensTitle}
        help={texts.tokensHelp}
        fields={[{ name: 'label', label: texts.tokenLabel, autoComplete: 'off', maxLength: LONGEST_LABEL }]}
        submit={texts.tokenMake}
        act={async ({ label = '' }) => {
          setMade((await makeToken(SERVER, label)).token);
          again();
        }}
      />
      {made !== null && <Secrets help={texts.tokenShown} secrets={[made]} close={() => setMade(null)} />}
      <Refusal body={refusal ?? problem?.body ?? null} />
      <ul className="online-list">
        {value?.map((token) => (
          <li key={token.id} className="online-row">
            <span>{token.label}</span>
            <button
              type="button"
              className="button"
              aria-label={texts.tokenDelete(token.label)}
              onClick={() => void remove(token)}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
