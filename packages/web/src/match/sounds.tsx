import type { Side, View, Surface } from '@tabuleiro/games';
import { type ReactNode, useEffect } from 'react';
import type { ReadableStore } from '../ui/use-store.ts';
import type { MatchPageState } from './match-store.ts';

/** The state that sounds depend on. */
export type Audible = Pick<MatchPageState, 'frameMs' | 'movers' | 'moves' | 'picked' | 'ply' | 'turn' | 'view'>;

/** Plays a sound for every movement on the board. */
export function Sounds({ store }: { readonly store: ReadableStore<Audible> }): ReactNode {
  useEffect(() => {
    const synth = openSynthesizer();
    let last = store.getState();
    const stop = store.subscribe(() => {
      const state = store.getState();
      // Looking through a match is silent.
      const isPlayed = state.frameMs > 0 || state.moves.length > last.moves.length;
      if (isPlayed) synth?.listen(last.view, state.view, moverOf(state));
      last = state;
    });
    return () => {
      stop();
      synth?.close();
    };
  }, [store]);
  return null;
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

  private play({ material, side }: SoundEvent): void {
    const { context } = this;
    // The browser may have suspended it.
    if (context.state === 'suspended') void context.resume();
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

  /** Starts at once and fades out. */
  private sound(from: AudioNode, loudness: number, fadeMs: number, source: AudioScheduledSourceNode): void {
    const { context } = this;
    const at = context.currentTime;
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
