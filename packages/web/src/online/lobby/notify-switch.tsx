import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { notifying, switchNotifying } from '../notify.ts';

/** Messages of the browser when it is one's turn, for those who want them. */
export function NotifySwitch(): ReactNode {
  const { language } = useLanguage();
  const { notify } = ONLINE_TEXTS[language];
  const [state, setState] = useState(notifying);
  if (state === 'impossible') return null;
  const isOn = state === 'on';
  const change = async (): Promise<void> => setState(await switchNotifying(!isOn));
  return (
    <section className="online-section online-notify">
      {state !== 'denied' && (
        <button type="button" className="button" onClick={() => void change()}>
          {isOn ? notify.off : notify.on}
        </button>
      )}
      <p role="status">{state === 'denied' ? notify.denied : notify.help}</p>
    </section>
  );
}
