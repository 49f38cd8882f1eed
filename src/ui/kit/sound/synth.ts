// Plays the layers of a sound into an audio graph.

import { scatter } from '../scatter.ts';
import type { Layer } from './layers.ts';

const SILENCE = 0.0001; // a slide cannot end at nothing
const TAIL = 0.02; // seconds before a silent source is stopped
const SOFTENED = 3; // times its pitch: what a filtered tone keeps

/** A second of white noise, made once for a graph. */
export function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const next = scatter('sound');
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = next() * 2 - 1;
  return buffer;
}

/** Sets a sound going into `out`, `start` being a time of the graph's clock. */
export function strike(
  layers: readonly Layer[],
  out: AudioNode,
  hiss: AudioBuffer,
  start: number,
): void {
  for (const layer of layers) strikeLayer(layer, out, hiss, start + layer.at);
}

function strikeLayer(layer: Layer, out: AudioNode, hiss: AudioBuffer, start: number): void {
  const { context } = out;
  const end = start + layer.swell + layer.fall;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(layer.loud, start + layer.swell);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  envelope.connect(out);
  const source = layer.wave === 'noise' ? noiseOf(layer, context, hiss) : toneOf(layer, context);
  slide(source.pitch, layer.pitch, start, end);
  source.last.connect(envelope);
  source.first.start(start);
  source.first.stop(end + TAIL);
  source.first.onended = () => envelope.disconnect();
}

interface Source {
  readonly first: AudioScheduledSourceNode;
  readonly last: AudioNode;
  readonly pitch: ReadonlyArray<readonly [param: AudioParam, times: number]>; // what slides
}

function noiseOf(layer: Layer, context: BaseAudioContext, hiss: AudioBuffer): Source {
  const first = context.createBufferSource();
  first.buffer = hiss;
  first.loop = true;
  const filter = filterOf(layer, context);
  first.connect(filter);
  return { first, last: filter, pitch: [[filter.frequency, 1]] };
}

function toneOf(layer: Layer, context: BaseAudioContext): Source {
  const first = context.createOscillator();
  first.type = layer.wave as OscillatorType;
  if (layer.filter === undefined) return { first, last: first, pitch: [[first.frequency, 1]] };
  const filter = filterOf(layer, context);
  first.connect(filter);
  const pitch = [
    [first.frequency, 1],
    [filter.frequency, SOFTENED],
  ] as const;
  return { first, last: filter, pitch };
}

function filterOf(layer: Layer, context: BaseAudioContext): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = layer.filter ?? 'lowpass';
  filter.Q.value = 0.9;
  return filter;
}

function slide(
  params: Source['pitch'],
  [from, to]: Layer['pitch'],
  start: number,
  end: number,
): void {
  for (const [param, times] of params) {
    param.setValueAtTime(from * times, start);
    param.exponentialRampToValueAtTime(to * times, end);
  }
}
