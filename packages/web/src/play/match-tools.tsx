import type { Language } from '@tabuleiro/games';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { HeaderTools } from '../app/header-tools.tsx';
import { recallOneOf, remember } from '../app/memory.ts';
import { type Readable, useParts } from '../app/use-parts.ts';
import type { Audible } from '../sound/sounds.tsx';
import { TOOL_TEXTS } from '../text/tools/index.ts';
import { Icon, type IconName } from './icons.tsx';
import type { PlayState } from './store.ts';
import { useFullScreen } from './use-full-screen.ts';

const SOUND_MEMORY = 'sound';

const Sounds = lazy(async () => {
  try {
    return { default: (await import('../sound/sounds.tsx')).Sounds };
  } catch {
    return { default: Silence };
  }
});

/** Whoever cannot load sounds plays without. */
function Silence(_props: { readonly store: Readable<Audible> }): ReactNode {
  return null;
}

/** Whether somebody has touched anything yet: before that a browser lets nothing sound, and nothing need be loaded. */
function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const events = ['pointerdown', 'keydown'];
    const listen = (): void => setTouched(true);
    for (const event of events) globalThis.addEventListener(event, listen, { once: true });
    return () => {
      for (const event of events) globalThis.removeEventListener(event, listen);
    };
  }, []);
  return isTouched;
}

/** Sounds and full screen, in the header. */
export function MatchTools({ store }: { readonly store: Readable<Audible & Pick<PlayState, 'locale'>> }): ReactNode {
  const language = useParts(store, ({ locale }) => locale.language);
  const [sound, setSound] = useState(() => recallOneOf(SOUND_MEMORY, ['on', 'off'], 'on'));
  const isTouched = useTouched();
  const toggle = (): void => {
    const next = sound === 'on' ? 'off' : 'on';
    remember(SOUND_MEMORY, next);
    setSound(next);
  };
  const { sound: label } = TOOL_TEXTS[language];
  return (
    <HeaderTools>
      <Suspense fallback={null}>{isTouched && sound === 'on' && <Sounds store={store} />}</Suspense>
      <Tool icon={sound === 'on' ? 'sound' : 'mute'} label={label} isPressed={sound === 'on'} act={toggle} />
      <FullScreenTool language={language} />
    </HeaderTools>
  );
}

function FullScreenTool({ language }: { readonly language: Language }): ReactNode {
  const screen = useFullScreen(language);
  if (screen === null) return null;
  const { isFull, label, toggle } = screen;
  return <Tool icon={isFull ? 'leave-full' : 'full'} label={label} isWide act={toggle} />;
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
  readonly isPressed?: boolean;
  /** Whether it is left out on narrow screens. */
  readonly isWide?: boolean;
}

function Tool({ icon, label, act, isPressed, isWide = false }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className={`button quiet icon match-tool${isWide ? ' is-wide' : ''}`}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}
