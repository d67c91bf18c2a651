import type { Language } from '@tabuleiro/games';
import { type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useChoice } from '../settings/appearance.ts';
import { SOUND_SETTING } from '../settings/storage.ts';
import { HeaderTools } from '../ui/header-tools.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';
import { lazyComponent } from '../ui/loading.ts';
import { type ReadableStore, useSelector } from '../ui/use-store.ts';
import type { MatchPageState } from './match-store.ts';
import { MATCH_TEXTS } from './messages.ts';
import type { Signalling } from './sounds/signals.ts';
import type { Audible } from './sounds/sounds.tsx';

const Sounds = lazyComponent(
  async () => (await import('./sounds/sounds.tsx')).Sounds,
  () => null,
);

/** Whether the person has clicked or typed: before that, browsers play no sound. */
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

/** The sounds of a match, and the buttons for what is seen of it, in the header. */
export function MatchTools<State extends Audible & Pick<MatchPageState, 'locale'>>({
  store,
  signalsOf,
}: {
  readonly store: ReadableStore<State>;
  /** Always the same function; only for boards on which a match is played. */
  readonly signalsOf?: (state: State) => Signalling;
}): ReactNode {
  const language = useSelector(store, ({ locale }) => locale.language);
  const sound = useChoice(SOUND_SETTING, ['on', 'off'], 'on');
  const isTouched = useTouched();
  const signals = useMemo(
    () => signalsOf && { getState: () => signalsOf(store.getState()), subscribe: store.subscribe },
    [store, signalsOf],
  );
  return (
    <HeaderTools>
      <Suspense fallback={null}>{isTouched && sound === 'on' && <Sounds store={store} signals={signals} />}</Suspense>
      <FullScreenTool language={language} />
    </HeaderTools>
  );
}

function FullScreenTool({ language }: { readonly language: Language }): ReactNode {
  const screen = useFullScreen(language);
  if (screen === null) return null;
  const { isFull, label, toggle } = screen;
  return <Tool icon={isFull ? 'leave-full' : 'full'} label={label} act={toggle} />;
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
}

/** Hidden on narrow screens, where the menu has it. */
export function Tool({ icon, label, act }: ToolProps): ReactNode {
  return (
    <button type="button" className="button quiet icon match-tool" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

export interface FullScreen {
  readonly isFull: boolean;
  /** The label of the button. */
  readonly label: string;
  readonly toggle: () => void;
}

/** Null in browsers without full screen, such as those of iPhones. */
export function useFullScreen(language: Language): FullScreen | null {
  const isFull = useSyncExternalStore(listenToFullScreen, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const { fullScreen, leaveFullScreen } = MATCH_TEXTS[language].header;
  return { isFull, label: isFull ? leaveFullScreen : fullScreen, toggle: () => void changeFullScreen(isFull) };
}

async function changeFullScreen(isFull: boolean): Promise<void> {
  try {
    await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch {
    // The browser refused.
  }
}

function listenToFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
