import type { Language } from '@tabuleiro/games';
import { type ReactNode, useState } from 'react';
import { HeaderTools } from '../app/header-tools.tsx';
import { recallOneOf, remember } from '../app/memory.ts';
import { type Audible, useSounds } from '../sound/use-sounds.ts';
import { TOOL_TEXTS } from '../text/tools/index.ts';
import { Icon, type IconName } from './icons.tsx';
import type { PlayState } from './store.ts';
import { useFullScreen } from './use-full-screen.ts';

const SOUND_MEMORY = 'sound';

/** Sounds and full screen, in the header. */
export function MatchTools({ state }: { readonly state: Audible & Pick<PlayState, 'voice'> }): ReactNode {
  const { language } = state.voice;
  const [sound, setSound] = useState(() => recallOneOf(SOUND_MEMORY, ['on', 'off'], 'on'));
  useSounds(state, sound === 'on');
  const toggle = (): void => {
    const next = sound === 'on' ? 'off' : 'on';
    remember(SOUND_MEMORY, next);
    setSound(next);
  };
  const { sound: label } = TOOL_TEXTS[language];
  return (
    <HeaderTools>
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
