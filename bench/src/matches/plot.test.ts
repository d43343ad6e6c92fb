import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plot } from './plot.js';

test('a picture has one circle and one interval for every mark, inside its frame', () => {
  const svg = plot([
    {
      title: 'a < b & c',
      xTitle: 'x',
      yTitle: 'y',
      logarithmic: true,
      joined: true,
      series: [
        {
          name: 'one',
          colour: '#000',
          marks: [5, 50, 500].map((x, i) => ({
            label: `${x}`,
            x,
            y: i * 100,
            low: i * 100 - 20,
            high: i * 100 + 20,
          })),
        },
      ],
    },
  ]);
  assert.ok(svg.includes('a &lt; b &amp; c'));
  assert.equal(svg.match(/r="5"/g)?.length, 3);
  assert.equal(svg.match(/stroke-width="2"/g)?.length, 3);
  for (const [, value] of svg.matchAll(/c[xy]="([^"]+)"/g)) {
    assert.ok(Number(value) >= 0 && Number(value) <= 480, value);
  }
});

test('marks that are all the same are drawn inside the frame', () => {
  const mark = { label: '2', x: 2, y: 0, low: 0, high: 0 };
  const series = [{ name: 'one', colour: '#000', marks: [mark] }];
  const axes = { title: '', xTitle: '', yTitle: '', logarithmic: true, joined: true };
  assert.doesNotMatch(plot([{ ...axes, series }]), /NaN|Infinity/);
});
