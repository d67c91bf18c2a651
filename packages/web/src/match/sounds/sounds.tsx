import type { Side, View, Surface } from '@tabuleiro/games';
import { type ReactNode, useEffect } from 'react';
import { PAGE_TIMERS } from '../../settings/appearance.ts';
import { readSetting, soundSetting } from '../../settings/storage.ts';
import type { ReadableStore } from '../../ui/use-store.ts';
import type { MatchPageState } from '../match-store.ts';
import type { Note, Signal, Signalling, SignalWatch } from './signals.ts';

/** The state that sounds depend on. */
export type Audible = Pick<MatchPageState, 'frameMs' | 'movers' | 'moves' | 'picked' | 'ply' | 'turn' | 'view'>;

export interface SoundsProps {
  readonly store: ReadableStore<Audible>;
  /** Absent where no match is played. */
  readonly signals: ReadableStore<Signalling> | undefined;
}

/** Plays a sound for every movement on the board, and for what a person should notice. */
export function Sounds({ store, signals }: SoundsProps): ReactNode {
  useEffect(() => {
    const synth = openSynthesizer();
    if (synth === null) return undefined;
    const first = signals?.getState();
    const ended = first?.match.outcome ?? null;
    let watch: SignalWatch | null = null;
    let isWanted = first !== undefined && hasSignals(first);
    let isClosed = false;
    const begin = async (): Promise<void> => {
      const { SIGNAL_NOTES, SignalWatch } = await import('./signals.ts');
      if (isClosed || first === undefined) return;
      const ring = (signal: Signal): void => {
        if (isHeard(signal)) synth.ring(SIGNAL_NOTES[signal]);
      };
      watch = new SignalWatch(first, ended, { timers: PAGE_TIMERS, now: () => performance.now(), ring });
      follow();
    };
    const follow = (): void => {
      const state = signals?.getState();
      if (state === undefined) return;
      if (!isWanted && hasSignals(state)) {
        isWanted = true;
        // Offline, what could not be loaded is not heard.
        begin().catch(() => undefined);
      }
      watch?.update(state);
    };
    if (isWanted) begin().catch(() => undefined);
    let last = store.getState();
    const stop = store.subscribe(() => {
      const state = store.getState();
      // Looking through a match is silent.
      const isPlayed = state.frameMs > 0 || state.moves.length > last.moves.length;
      if (isPlayed && isHeard('moves')) synth.listen(last.view, state.view, moverOf(state));
      last = state;
      follow();
    });
    return () => {
      isClosed = true;
      stop();
      watch?.close();
      synth.close();
    };
  }, [store, signals]);
  return null;
}

/** Most matches have nothing to signal until they end. */
function hasSignals({ outcome, clocks, offers, messages }: Signalling): boolean {
  return outcome !== null || clocks !== null || offers.length > 0 || messages > 0;
}

function isHeard(sound: Signal | 'moves'): boolean {
  return readSetting(soundSetting(sound)) !== 'off';
}

/** Null on machines without sound. */
function openSynthesizer(): Synthesizer | null {
  try {
    return new Synthesizer();
  } catch {
    return null;
  }
}

/** The side to move while something is picked, else the side that moved last. */
function moverOf({ picked, movers, ply, turn }: Audible): Side {
  return picked.length > 0 ? turn : (movers[ply - 1] ?? turn);
}

// A sound has two parts: a body that rings briefly, and the noise of the touch.

interface Timbre {
  /** Of the body, in hertz. */
  readonly pitch: number;
  readonly ringMs: number;
  readonly ring: number;
  /** Centre of the noise, in hertz. */
  readonly noise: number;
  readonly touchMs: number;
  readonly touch: number;
}

const TIMBRES: Readonly<Record<SoundMaterial, Timbre>> = {
  wood: { pitch: 420, ringMs: 70, ring: 0.35, noise: 1400, touchMs: 22, touch: 0.5 },
  card: { pitch: 160, ringMs: 45, ring: 0.25, noise: 2600, touchMs: 38, touch: 0.35 },
  marble: { pitch: 1250, ringMs: 95, ring: 0.22, noise: 3800, touchMs: 14, touch: 0.4 },
  seed: { pitch: 880, ringMs: 36, ring: 0.2, noise: 2400, touchMs: 12, touch: 0.45 },
  peg: { pitch: 640, ringMs: 40, ring: 0.3, noise: 5200, touchMs: 9, touch: 0.5 },
};

/** The second side sounds a little lower. */
const PITCH_OF_SIDE: Readonly<Record<Side, number>> = { 1: 1, 2: 0.78 };
const LOUDNESS = 0.5;
/** In seconds; faster sounds would merge into one. */
const SHORTEST_PAUSE = 0.03;

export class Synthesizer {
  private readonly context = new AudioContext({ latencyHint: 'interactive' });
  private readonly noise = makeNoise(this.context);
  private last = -1;

  /** Plays a sound if something moved between two views. */
  listen(before: View, after: View, side: Side): void {
    const sound = soundBetween(before, after, side);
    if (sound !== null) this.play(sound);
  }

  ring(notes: readonly Note[]): void {
    const { context } = this;
    this.wake();
    for (const { pitch, afterMs, ringMs, ring } of notes) {
      const note = new OscillatorNode(context, { type: 'sine', frequency: pitch });
      this.sound(note, ring, ringMs, note, context.currentTime + afterMs / 1000);
    }
  }

  /** The browser may have suspended it. */
  private wake(): void {
    if (this.context.state === 'suspended') void this.context.resume();
  }

  private play({ material, side }: SoundEvent): void {
    const { context } = this;
    this.wake();
    const at = context.currentTime;
    if (at - this.last < SHORTEST_PAUSE) return;
    this.last = at;
    const timbre = TIMBRES[material];
    const factor = PITCH_OF_SIDE[side];
    const body = new OscillatorNode(context, { type: 'sine', frequency: timbre.pitch * factor });
    body.frequency.exponentialRampToValueAtTime(timbre.pitch * factor * 0.8, at + timbre.ringMs / 1000);
    this.sound(body, timbre.ring, timbre.ringMs, body);
    const touch = new AudioBufferSourceNode(context, { buffer: this.noise });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: timbre.noise * factor, Q: 1.2 });
    touch.connect(filter);
    this.sound(filter, timbre.touch, timbre.touchMs, touch);
  }

  close(): void {
    void this.context.close();
  }

  /** Fades out as soon as it has started. */
  private sound(
    from: AudioNode,
    loudness: number,
    fadeMs: number,
    source: AudioScheduledSourceNode,
    at = this.context.currentTime,
  ): void {
    const { context } = this;
    const end = at + fadeMs / 1000;
    const gain = new GainNode(context, { gain: loudness * LOUDNESS });
    gain.gain.setValueAtTime(loudness * LOUDNESS, at);
    gain.gain.exponentialRampToValueAtTime(0.001, end);
    from.connect(gain).connect(context.destination);
    source.start(at);
    source.stop(end);
  }
}

const NOISE_SECONDS = 0.1;

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

export const SOUND_MATERIALS = ['wood', 'card', 'marble', 'seed', 'peg'] as const;
export type SoundMaterial = (typeof SOUND_MATERIALS)[number];

const OF_SURFACE: Readonly<Record<Surface, SoundMaterial>> = {
  sand: 'wood',
  felt: 'card',
  marble: 'marble',
  hardwood: 'seed',
  slate: 'peg',
};

export interface SoundEvent {
  readonly material: SoundMaterial;
  readonly side: Side;
}

/** The sound of the change from one view to another; null when nothing moved. */
export function soundBetween(before: View, after: View, side: Side): SoundEvent | null {
  if (before === after || fingerprintOf(before) === fingerprintOf(after)) return null;
  return { material: OF_SURFACE[after.surface], side };
}

/** All pieces and their places, without names, which may change while nothing moves. */
function fingerprintOf({ pieces }: View): string {
  const things = pieces.map(({ shape, owner, at, count, pegs, state }) =>
    JSON.stringify([shape, owner, at, count, pegs, state]),
  );
  return things.sort().join(' ');
}
