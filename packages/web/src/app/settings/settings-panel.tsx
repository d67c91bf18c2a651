import {
  GAME_IDS,
  type GameId,
  LANGUAGES,
  loadRules,
  loadViewer,
  type PieceView,
  SIDES,
  type View,
} from '@tabuleiro/games';
import { NORMAL_SPEED, SPEEDS } from '@tabuleiro/play';
import { type ReactNode, useSyncExternalStore } from 'react';
import { BOARD_TEXTS } from '../../board/board-props.ts';
import { PieceSetContext, Piece } from '../../board/pieces/piece.tsx';
import { SvgDefs, PaintProvider } from '../../board/svg-defs.tsx';
import { isExplainingOn, onExplainedChange, setExplaining } from '../../match/first-time/explained-rules.ts';
import { SIGNALS } from '../../match/sounds/signals.ts';
import {
  BOARD_LOOKS,
  firstTheme,
  type PieceSet,
  saveTheme,
  showBoardLook,
  showTheme,
  THEMES,
  useChoice,
} from '../../settings/appearance.ts';
import { lazyTexts, useLanguage } from '../../settings/language.tsx';
import {
  readSetting,
  saveSetting,
  SOUND_SETTING,
  soundSetting,
  SPEED_SETTING,
  THREATS_SETTING,
} from '../../settings/storage.ts';
import { useLoaded } from '../../ui/loading.ts';
import { Options } from '../../ui/option-group.tsx';
import type { SettingsTexts } from './text/en.ts';

const SETTINGS_TEXTS = lazyTexts<SettingsTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

/** All settings. They apply at once, to all games, and are saved. */
export function SettingsPanel({ game }: { readonly game: GameId | null }): ReactNode {
  const { language, setLanguage } = useLanguage();
  const texts = SETTINGS_TEXTS[language];
  const theme = useChoice('theme', THEMES, firstTheme());
  const pictures = {
    carved: <PieceSetPicture game={game} set="carved" />,
    symbols: <PieceSetPicture game={game} set="symbols" />,
  };
  return (
    <>
      <Choice
        name="language"
        label={texts.language}
        names={texts.languages}
        values={LANGUAGES}
        value={language}
        onChoose={setLanguage}
      />
      <Choice
        name="theme"
        label={texts.theme}
        names={texts.themes}
        values={THEMES}
        value={theme}
        onChoose={(next) => {
          saveTheme(next);
          showTheme(next);
        }}
      />
      <LookChoice name="finish" label={texts.finish} names={texts.finishes} />
      <LookChoice name="pieces" label={texts.pieces} names={texts.pieceSets} pictures={pictures} />
      <SpeedChoice label={texts.speed} names={texts.speeds} />
      <Switch name="motion" label={texts.lessMotion} isReversed />
      <SoundSwitches label={texts.sound} names={texts.sounds} />
      <Switch name="counts" label={texts.counts} />
      <Switch name={THREATS_SETTING} label={texts.threats} usual="off" />
      <ExplainSwitch label={texts.explain} />
      {readSetting('depth') === '3d' && <p className="settings-note">{BOARD_TEXTS[language].turn}</p>}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly pictures?: Readonly<Record<Value, ReactNode>>;
}

function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { name, label, values, names, value, onChoose, pictures } = props;
  return (
    <fieldset className="settings-choice">
      <legend>{label}</legend>
      <div className="options-list">
        <Options
          name={name}
          value={value}
          options={values.map((one) => ({ value: one, label: names[one], picture: pictures?.[one] }))}
          onChange={(text) => {
            const next = values.find((one) => one === text);
            if (next !== undefined) onChoose(next);
          }}
        />
      </div>
    </fieldset>
  );
}

type Looks = typeof BOARD_LOOKS;
type LookOf<Name extends keyof Looks> = Looks[Name][number];

interface LookChoiceProps<Name extends keyof Looks> {
  readonly name: Name;
  readonly label: string;
  readonly names: Readonly<Record<LookOf<Name>, string>>;
  readonly pictures?: Readonly<Record<LookOf<Name>, ReactNode>>;
}

function LookChoice<Name extends keyof Looks>({ name, ...rest }: LookChoiceProps<Name>): ReactNode {
  const values: readonly LookOf<Name>[] = BOARD_LOOKS[name];
  const value = useChoice<LookOf<Name>>(name, values, BOARD_LOOKS[name][0]);
  const choose = (next: string): void => {
    saveSetting(name, next);
    showBoardLook();
  };
  return <Choice {...rest} name={name} values={values} value={value} onChoose={choose} />;
}

const SPEED_NAMES = SPEEDS.map(String);

interface SpeedChoiceProps {
  readonly label: string;
  readonly names: Readonly<Record<(typeof SPEEDS)[number], string>>;
}

function SpeedChoice({ label, names }: SpeedChoiceProps): ReactNode {
  const value = useChoice(SPEED_SETTING, SPEED_NAMES, String(NORMAL_SPEED));
  return (
    <label className="settings-row">
      <span>{label}</span>
      <select
        className="field"
        name="speed"
        value={value}
        onChange={(event) => saveSetting(SPEED_SETTING, event.target.value)}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={String(one)}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly label: string;
  /** Whether a tick means `off`. */
  readonly isReversed?: boolean;
  readonly usual?: 'on' | 'off';
}

/** A setting that is `on` or `off`. */
function Switch({ name, label, isReversed = false, usual = 'on' }: SwitchProps): ReactNode {
  const isOn = useChoice(name, ['on', 'off'], usual) === 'on';
  return (
    <label className="settings-row">
      <span>{label}</span>
      <input
        type="checkbox"
        name={name}
        checked={isOn !== isReversed}
        onChange={(event) => {
          saveSetting(name, event.target.checked === isReversed ? 'off' : 'on');
          showBoardLook();
        }}
      />
    </label>
  );
}

interface SoundSwitchesProps {
  readonly label: string;
  readonly names: Readonly<Record<(typeof SOUNDS)[number], string>>;
}

const SOUNDS = ['moves', ...SIGNALS] as const;

/** All sounds, and each kind of them. */
function SoundSwitches({ label, names }: SoundSwitchesProps): ReactNode {
  const isOn = useChoice(SOUND_SETTING, ['on', 'off'], 'on') === 'on';
  return (
    <>
      <Switch name={SOUND_SETTING} label={label} />
      {isOn && (
        <div className="settings-kinds" role="group" aria-label={label}>
          {SOUNDS.map((sound) => (
            <Switch key={sound} name={soundSetting(sound)} label={names[sound]} />
          ))}
        </div>
      )}
    </>
  );
}

/** Switches explanations of rules on and off. */
function ExplainSwitch({ label }: { readonly label: string }): ReactNode {
  const isOn = useSyncExternalStore(onExplainedChange, isExplainingOn);
  return (
    <label className="settings-row">
      <span>{label}</span>
      <input
        type="checkbox"
        name="explain"
        checked={isOn}
        onChange={(event) => setExplaining(event.target.checked, GAME_IDS)}
      />
    </label>
  );
}

/** On pages without a board. */
const SAMPLE: readonly PieceView[] = SIDES.map((side) => ({
  id: `sample ${side}`,
  shape: side === 1 ? 'knight' : 'queen',
  owner: side,
  at: { cell: '' },
}));

/** Two pieces of the game on the page, in a set. */
function PieceSetPicture({ game, set }: { readonly game: GameId | null; readonly set: PieceSet }): ReactNode {
  const view = useLoaded(game ?? '', () => startView(game));
  const pieces = view === null ? SAMPLE : samplesOf(view);
  return (
    <PieceSetContext value={set}>
      <PaintProvider>
        <svg className="settings-pieces" viewBox="-52 -52 224 104" aria-hidden="true">
          <SvgDefs />
          {pieces.map((piece, index) => (
            <g key={piece.id} transform={`translate(${index * 120} 0)`}>
              <Piece piece={piece} bottom={1} isOnCard={view?.surface === 'felt'} isInStore={false} />
            </g>
          ))}
        </svg>
      </PaintProvider>
    </PieceSetContext>
  );
}

async function startView(game: GameId | null): Promise<View | null> {
  if (game === null) return null;
  const [rules, viewer] = await Promise.all([loadRules(game), loadViewer(game)]);
  return viewer.describe(rules.start());
}

/** One piece of each side; of pieces without an owner, two. */
function samplesOf({ pieces }: View): readonly PieceView[] {
  const owned = SIDES.flatMap((side) => pieces.find(({ owner }) => owner === side) ?? []);
  const chosen = owned.length === SIDES.length ? owned : pieces.slice(0, 2);
  return chosen.map(onBoard);
}

/** One man, not a reserve of them. */
function onBoard(piece: PieceView): PieceView {
  return { ...piece, at: { cell: '' } };
}
