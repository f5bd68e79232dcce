import type { Note, Score } from './compose.ts';
import { blow } from './flute.ts';
import { master } from './master.ts';
import { hold } from './pad.ts';
import { chime, drum } from './percussion.ts';
import { reverberate } from './reverb.ts';
import { addAt, SAMPLE_RATE } from './sound.ts';
import { pluck } from './string.ts';

/** Sounds that come back unchanged, over all songs. */
const known = new Map<string, Float32Array>();

/** Plays a score: mono samples between -1 and 1. */
export function play(score: Score): Float32Array {
  const { sound } = score;
  const mix = new Float32Array(Math.ceil(score.duration * SAMPLE_RATE));
  for (const note of score.notes) addAt(mix, soundOf(note), note.at, gainOf(note, score));
  for (const chord of score.chords) {
    addAt(mix, hold(chord.notes, chord.length), chord.at, sound.pad * 0.5);
  }
  return master(reverberate(mix, sound.hall), score.fadeOut);
}

function soundOf(note: Note): Float32Array {
  const { instrument, midi, length, strength } = note;
  switch (instrument) {
    case 'zither':
      return pluck({ ...note, place: 0.13 });
    case 'bass': {
      // Rounded, so that the same few hundred strokes serve every song.
      const rounded = Math.round(strength * 12) / 12;
      return keep(`bass ${midi} ${rounded} ${length}`, () =>
        pluck({ midi, strength: rounded, length, place: 0.22 }),
      );
    }
    case 'flute':
      return blow(note);
    case 'chime':
      return keep(`chime ${midi}`, () => chime(midi));
    case 'drum':
      return keep('drum', drum);
  }
}

function keep(key: string, make: () => Float32Array): Float32Array {
  let sound = known.get(key);
  if (!sound) {
    sound = make();
    known.set(key, sound);
  }
  return sound;
}

function gainOf(note: Note, { sound }: Score): number {
  switch (note.instrument) {
    case 'zither':
      return 0.9;
    case 'bass':
      return 0.5;
    case 'flute':
      return 0.4;
    case 'chime':
      return sound.chimes * note.strength;
    case 'drum':
      return sound.drums * note.strength * 0.5;
  }
}
