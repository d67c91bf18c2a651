import type { Side, View } from '@tabuleiro/games';
import { type Heard, heardBetween, type Material } from './heard.ts';

// Short, dry sounds made of two things: a body that rings briefly, and the noise of the touch itself.

interface Timbre {
  /** Of the body, in hertz. */
  readonly pitch: number;
  readonly ringMs: number;
  readonly ring: number;
  /** Where the noise is strongest, in hertz. */
  readonly noise: number;
  readonly touchMs: number;
  readonly touch: number;
}

const TIMBRES: Readonly<Record<Material, Timbre>> = {
  wood: { pitch: 420, ringMs: 70, ring: 0.35, noise: 1400, touchMs: 22, touch: 0.5 },
  card: { pitch: 160, ringMs: 45, ring: 0.25, noise: 2600, touchMs: 38, touch: 0.35 },
  marble: { pitch: 1250, ringMs: 95, ring: 0.22, noise: 3800, touchMs: 14, touch: 0.4 },
  seed: { pitch: 880, ringMs: 36, ring: 0.2, noise: 2400, touchMs: 12, touch: 0.45 },
  peg: { pitch: 640, ringMs: 40, ring: 0.3, noise: 5200, touchMs: 9, touch: 0.5 },
};

/** The second side sounds a little lower. */
const PITCH_OF_SIDE: Readonly<Record<Side, number>> = { 1: 1, 2: 0.78 };
const LOUDNESS = 0.5;
/** Sounds that follow each other faster melt into one anyway. */
const SHORTEST_PAUSE = 0.03;

export class Synth {
  private readonly context = new AudioContext({ latencyHint: 'interactive' });
  private readonly noise = makeNoise(this.context);
  private last = -1;

  /** Sounds when something has moved from one view to the next. */
  listen(before: View, after: View, side: Side): void {
    const heard = heardBetween(before, after, side);
    if (heard !== null) this.play(heard);
  }

  private play({ material, side }: Heard): void {
    const { context } = this;
    // A browser may have put it to sleep, or never let it begin.
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

  /** Nothing is heard any more, and nothing is kept. */
  close(): void {
    void this.context.close();
  }

  /** Begins at once and fades away within the time. */
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
