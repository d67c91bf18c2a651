import {
  deleteToken,
  findTokens,
  makeToken,
  type RefusalBody,
  TOKEN_SCOPES,
  type TokenInfo,
  type TokenScope,
} from '@tabuleiro/client';
import { type Language, LANGUAGE_TAGS } from '@tabuleiro/games';
import { type ReactNode, useState } from 'react';
import { SERVER } from '../../connection/session.ts';
import { useLanguage } from '../../settings/language.tsx';
import { copyText } from '../../ui/dialogs/clipboard.ts';
import { FormRow } from '../../ui/page-elements/page-elements.tsx';
import { ErrorMessage } from '../error-messages.tsx';
import { asRefusal, useServerData } from '../hooks.ts';
import { ONLINE_TEXTS } from '../messages.ts';
import { AccountForm } from './account-form.tsx';

const LONGEST_LABEL = 60;
const DAYS = [30, 90, 365] as const;
const USUAL_DAYS = '90';

/** Tokens with which programs act for an account; each is shown only once. */
export function ApiTokens(): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  const { value, problem, again } = useServerData('tokens', () => findTokens(SERVER));
  const [made, setMade] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<RefusalBody | null>(null);
  const [scope, setScope] = useState<TokenScope>('play');
  /** Empty for a token that does not expire. */
  const [days, setDays] = useState(USUAL_DAYS);
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
      <AccountForm
        title={texts.tokensTitle}
        help={texts.tokensHelp}
        fields={[{ name: 'label', label: texts.tokenLabel, autoComplete: 'off', maxLength: LONGEST_LABEL }]}
        submit={texts.tokenMake}
        act={async ({ label = '' }) => {
          const expiry = days === '' ? {} : { expiresInDays: Number(days) };
          setMade((await makeToken(SERVER, { label, scopes: scopesUpTo(scope), ...expiry })).token);
          again();
        }}
      >
        <Choice label={texts.tokenMay} value={scope} choose={(chosen) => setScope(scopeNamed(chosen))}>
          {TOKEN_SCOPES.map((one) => (
            <option key={one} value={one}>
              {formatScopes(scopesUpTo(one), language)}
            </option>
          ))}
        </Choice>
        <Choice label={texts.tokenExpires} value={days} choose={setDays}>
          {DAYS.map((one) => (
            <option key={one} value={one}>
              {texts.tokenDays(one)}
            </option>
          ))}
          <option value="">{texts.tokenNever}</option>
        </Choice>
      </AccountForm>
      {made !== null && <OneTimeSecrets help={texts.tokenShown} secrets={[made]} close={() => setMade(null)} />}
      <ErrorMessage body={refusal ?? problem?.body ?? null} />
      {value !== null && value.length > 0 && (
        <ul className="list">
          {value.map((token) => (
            <li key={token.id} className="list-row">
              <div>
                <p>{token.label}</p>
                <p className="note token-facts">{formatTokenFacts(token, language)}</p>
              </div>
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
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, choose, children }: ChoiceProps): ReactNode {
  return (
    <FormRow label={label}>
      {(attributes) => (
        <select {...attributes} className="field" value={value} onChange={(event) => choose(event.target.value)}>
          {children}
        </select>
      )}
    </FormRow>
  );
}

/** Playing includes reading; playing rated matches includes casual ones. */
function scopesUpTo(scope: TokenScope): TokenScope[] {
  return TOKEN_SCOPES.slice(0, TOKEN_SCOPES.indexOf(scope) + 1);
}

function scopeNamed(name: string): TokenScope {
  return TOKEN_SCOPES.find((scope) => scope === name) ?? 'read';
}

function formatScopes(scopes: readonly TokenScope[], language: Language): string {
  return scopes.map((scope) => ONLINE_TEXTS[language].you.tokenScopes[scope]).join(', ');
}

function formatTokenFacts({ scopes, expiresAt, usedAt }: TokenInfo, language: Language): string {
  const texts = ONLINE_TEXTS[language].you;
  const formatDate = (at: number): string =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'medium' }).format(at);
  const expiry = expiresAt === null ? [] : [texts.tokenExpiry(formatDate(expiresAt), expiresAt <= Date.now())];
  return [formatScopes(scopes, language), ...expiry, texts.tokenUsed(usedAt === null ? null : formatDate(usedAt))].join(
    ' · ',
  );
}

interface OneTimeSecretsProps {
  readonly help: string;
  readonly secrets: readonly string[];
  readonly close: () => void;
}

/** Recovery codes or a token, which are shown only once. */
export function OneTimeSecrets({ help, secrets, close }: OneTimeSecretsProps): ReactNode {
  const { language } = useLanguage();
  const { you, match } = ONLINE_TEXTS[language];
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => setSaid((await copyText(secrets.join('\n'))) ? you.copied : match.notCopied);
  return (
    <section className="panel secrets" aria-label={help}>
      <p role="status">
        <strong>{help}</strong>
      </p>
      <ul>
        {secrets.map((secret) => (
          <li key={secret}>
            <code>{secret}</code>
          </li>
        ))}
      </ul>
      <div className="page-actions">
        <button type="button" className="button primary" onClick={() => void copy()}>
          {you.copy}
        </button>
        <button type="button" className="button" onClick={close}>
          {you.codesKept}
        </button>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}
