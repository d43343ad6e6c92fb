import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAME_NAMES } from '@shirasagi/engine';
import { loadEditionView } from '../../games/editions.js';
import type { EffectField, Face, Field } from '../edition-view.js';
import { builtIn, checkEdition, type EditionFile } from '../store/edition-file.js';
import { addWord, setCount, toDraft, toText } from './effect-draft.js';
import { problemsOf, withBuiltIn } from './problems.js';
import { facesOf, isChanged, progressOf } from './progress.js';

/** Every value of a file, as paths the engine would name. */
function* leaves(value: unknown, path = ''): Generator<string> {
  if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* leaves(item, `${path}[${i}]`);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) yield* leaves(item, path ? `${path}.${name}` : name);
  else yield path;
}

/** What moves and records name things by, and the file's own head: nobody changes that in the editor. */
const FIXED = /(^|\.)(id|kind|copies|format|version|game|name)$/;

const isEffect = (field: Field): field is EffectField => field.kind === 'effect';

for (const game of GAME_NAMES) {
  const { file } = builtIn(game);

  test(`${game}: every value can be changed by a field of a face`, async () => {
    const fields = facesOf(await loadEditionView(game)).flatMap((face) => face.fields(file));
    const paths = fields.map(({ path }) => path);
    const covered = (leaf: string): boolean =>
      paths.some((path) => leaf === path || leaf.startsWith(`${path}.`) || leaf.startsWith(`${path}[`));
    assert.deepEqual(
      [...leaves(file)].filter((leaf) => !FIXED.test(leaf) && !covered(leaf)),
      [],
    );
  });

  test(`${game}: faces have names of their own`, async () => {
    const ids = facesOf(await loadEditionView(game)).map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
  });

  test(`${game}: an effect read and written again is the same text`, async () => {
    for (const face of facesOf(await loadEditionView(game)))
      for (const field of face.fields(file).filter(isEffect)) {
        const text = field.read(file);
        assert.equal(toText(toDraft(text, field.place), field.place), text);
      }
  });

  test(`${game}: whatever is offered for a place, the engine takes`, async () => {
    // The faces of a group are alike: the first one speaks for them.
    for (const { faces } of (await loadEditionView(game)).groups)
      for (const field of faces[0].fields(file).filter(isEffect)) {
        for (const word of field.place.words) {
          // Each Decree may be granted by one card alone.
          if (word.startsWith('decree:')) continue;
          const { price, options } = toDraft(field.read(file), field.place);
          const empty = { price, options: options.with(0, []) };
          const once = addWord(empty, 0, word, field.place);
          const most = setCount(once, 0, word, field.place.most(word));
          for (const draft of [once, most]) {
            const text = toText(draft, field.place)!;
            const checked = checkEdition(field.write(file, text));
            assert.ok(
              !('problem' in checked),
              `${field.path} = ${text}: ${'problem' in checked && checked.problem.code}`,
            );
          }
        }
      }
  });

  test(`${game}: every choice offered leaves an edition that can be played`, async () => {
    for (const { faces } of (await loadEditionView(game)).groups)
      for (const field of faces[0].fields(file)) {
        // Which block is dark is chosen before its action is.
        if (field.kind !== 'choice' || field.label === 'dark') continue;
        for (const { value } of field.options) {
          const changed = field.write(file, value);
          assert.equal(field.read(changed), value);
          assert.ok(!('problem' in checkEdition(changed)), `${field.path} = ${value}`);
        }
      }
  });

  test(`${game}: a changed face counts as entered, and can be put back`, async () => {
    const view = await loadEditionView(game);
    const faces = facesOf(view);
    assert.deepEqual(progressOf(faces, file, []), { done: 0, all: faces.length });
    const field = faces[0].fields(file).find(isEffect)!;
    const changed = field.write(file, field.read(file) === 'courtier' ? 'warrior' : 'courtier');
    assert.ok(isChanged(faces[0], changed));
    assert.deepEqual(progressOf(faces, changed, [faces[1].id]), { done: 2, all: faces.length });
    assert.deepEqual(withBuiltIn(faces[0], changed), file);
  });
}

const faceOf = (faces: readonly Face[], id: string): Face => faces.find((face) => face.id === id)!;

function written(face: Face, file: EditionFile, label: string, value: unknown): EditionFile {
  const field = face.fields(file).find((one) => one.label === label)!;
  return field.write(file, value as never);
}

test('what is wrong is told face by face', async () => {
  const view = await loadEditionView('castle');
  const faces = facesOf(view);
  let { file } = builtIn('castle');
  file = written(faceOf(faces, 's02'), file, 'middle', 'courtier');
  file = written(faceOf(faces, 'p6'), file, 'effect', 'pay coin 12 > well');
  const problems = problemsOf(view, file);
  assert.deepEqual([...problems.faces.keys()].sort(), ['p6', 's02']);
  assert.equal(problems.faces.get('s02')!.problem.code, 'lightBlock');
  assert.deepEqual(problems.others, []);
});

test('what no single face is to blame for is told once', async () => {
  const view = await loadEditionView('castle');
  let { file } = builtIn('castle');
  for (const face of facesOf(view).filter(({ group }) => group === 'stewards'))
    file = written(face, file, 'players', '3');
  const [{ problem, path }] = problemsOf(view, file).others;
  assert.deepEqual(
    [problem.code, problem.args, path],
    ['deckSize', { deck: 'stewards', least: 3 }, 'stewards'],
  );
});

test('entering the dice of the rival in order ends as wanted, whatever they were', async () => {
  const faces = facesOf(await loadEditionView('castle')).filter(({ group }) => group === 'rivalDeck');
  let { file } = builtIn('castle');
  const dice = faces.map((face) => face.fields(file)[0].read(file) as string);
  const wanted = [...dice.slice(4), ...dice.slice(0, 4)].reverse();
  faces.forEach((face, i) => {
    file = written(face, file, 'die', wanted[i]);
    assert.ok(!('problem' in checkEdition(file)));
  });
  assert.deepEqual(
    faces.map((face) => face.fields(file)[0].read(file)),
    wanted,
  );
});
