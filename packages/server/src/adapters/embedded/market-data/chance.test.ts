import { describe, expect, test } from 'vitest';
import { bridged, fillBridge, walkAt, wholeWalk } from './bridge.ts';
import { noiseOf } from './noise.ts';
import { changingPace, placesOf, WALK_LENGTH, withResults } from './pace.ts';

const COUNT = 50_000;

function moments(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  const variance = values.reduce((total, value) => total + (value - mean) ** 2, 0) / values.length;
  return { mean, variance };
}

describe('noise', () => {
  test('gives the same value for the same name and place, and others elsewhere', () => {
    const [one, same, other] = [noiseOf('seed:a'), noiseOf('seed:a'), noiseOf('seed:b')];
    const values = [1, 2, 3].map(one.normals(1, 7));
    expect([3, 2, 1].map(same.normals(1, 7)).reverse()).toEqual(values);
    expect([1, 2, 3].map(other.normals(1, 7))).not.toEqual(values);
    expect([1, 2, 3].map(one.normals(2, 7))).not.toEqual(values);
    expect([1, 2, 3].map(one.normals(1, 8))).not.toEqual(values);
  });

  test('stays the same from version to version, or every seed would mean other prices', () => {
    const noise = noiseOf('seed:asset');
    expect(
      [0, 1, 2].map(noise.normals(3, 5)).map((value) => value.toFixed(9)),
    ).toMatchInlineSnapshot(`
      [
        "-0.392206329",
        "-0.330653193",
        "-1.529657542",
      ]
    `);
    expect(noise.uniform(4, 5, 6).toFixed(9)).toMatchInlineSnapshot(`"0.294272548"`);
  });

  test('is near the normal distribution along a line and across lines', () => {
    const noise = noiseOf('any');
    const places = Array.from({ length: COUNT }, (_, place) => place);
    const across = places.map((line) => noise.normals(1, line)(0));
    for (const values of [places.map(noise.normals(1, 0)), across]) {
      const { mean, variance } = moments(values);
      expect(Math.abs(mean)).toBeLessThan(0.02);
      expect(Math.abs(variance - 1)).toBeLessThan(0.03);
      expect(Math.max(...values.map(Math.abs))).toBeLessThan(3.47);
    }
  });

  test('of neighbours is not alike', () => {
    const normal = noiseOf('any').normals(1, 0);
    const pairs = Array.from({ length: COUNT }, (_, place) => normal(place) * normal(place + 1));
    expect(Math.abs(moments(pairs).mean)).toBeLessThan(0.02);
  });

  test('that is uniform fills the range from 0 to 1', () => {
    const noise = noiseOf('any');
    const values = Array.from({ length: COUNT }, (_, place) => noise.uniform(2, 0, place));
    expect(Math.abs(moments(values).mean - 0.5)).toBeLessThan(0.01);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
  });
});

describe('a bridge', () => {
  test('without noise is a straight line', () => {
    const path = new Float64Array(8);
    path[2] = 10;
    path[7] = 20;
    fillBridge(path, 2, 5, 1, () => 0);
    expect([...path]).toEqual([0, 0, 10, 12, 14, 16, 18, 20]);
  });

  test.each([1, 2, 3, 60, 330, 1440])(
    'of %i steps keeps its ends and fills every place',
    (length) => {
      const path = new Float64Array(length + 1).fill(Number.NaN);
      path[0] = 1;
      path[length] = 2;
      fillBridge(path, 0, length, 0.1, noiseOf('any').normals(1, length));
      expect([path[0], path[length]]).toEqual([1, 2]);
      expect([...path].every(Number.isFinite)).toBe(true);
    },
  );

  test('has the variance of a walk between fixed ends', () => {
    const noise = noiseOf('any');
    const middles = Array.from({ length: 5_000 }, (_, line) => {
      const path = new Float64Array(61);
      fillBridge(path, 0, 60, 2, noise.normals(9, line));
      return path[20] ?? 0;
    });
    // 2² · 20 · 40 / 60
    expect(Math.abs(moments(middles).variance / (160 / 3) - 1)).toBeLessThan(0.06);
  });

  test('gives its ends at its ends', () => {
    expect(bridged(3, 5, 0, 4, 1, 2)).toBe(3);
    expect(bridged(3, 5, 4, 4, 1, 2)).toBe(5);
    expect(bridged(3, 5, 2, 4, 1, 0)).toBe(4);
  });
});

describe('a walk', () => {
  test.each([
    ['steady', (place: number) => place],
    ['changing', changingPace('any')],
    ['jumping', withResults(changingPace('any'), 65, 7)],
  ])('of %s pace is the same asked for place by place as all at once', (_, pace) => {
    const normal = noiseOf('any').normals(1, 0);
    const walk = wholeWalk(64, normal, pace);
    for (let place = 0; place <= 64; place += 1) {
      expect(walkAt(place, 64, normal, pace)).toBe(walk[place]);
    }
  });

  test('is made as far as somebody needs it', () => {
    const normal = noiseOf('any').normals(1, 0);
    const [whole, part] = [undefined, 40].map((most) =>
      wholeWalk(64, normal, changingPace('any'), most),
    );
    expect(part?.slice(0, 41)).toEqual(whole?.slice(0, 41));
    expect(part?.slice(41)).toEqual(new Float64Array(24));
  });

  test('moves at each place by the variance of its pace', () => {
    const pace = withResults(changingPace('any'), 65, 7);
    const ratios = Array.from({ length: 400 }, (_, line) => {
      const walk = wholeWalk(128, noiseOf('any').normals(9, line), pace);
      return Array.from({ length: 128 }, (_, at) => {
        return ((walk[at + 1] ?? 0) - (walk[at] ?? 0)) ** 2 / (pace(at + 1) - pace(at));
      });
    });
    expect(Math.abs(moments(ratios.flat()).mean - 1)).toBeLessThan(0.02);
    const onResults = ratios.map((steps) => steps[71] ?? 0);
    expect(Math.abs(moments(onResults).mean - 1)).toBeLessThan(0.25);
  });
});

describe('a pace', () => {
  test.each([
    ['for all', changingPace('any')],
    ['of a company', withResults(changingPace('any'), 65, 0)],
  ])('%s only ever grows, by one a place on average', (_, pace) => {
    for (let place = 0; place < WALK_LENGTH; place += 1) {
      expect(pace(place + 1)).toBeGreaterThan(pace(place));
    }
    expect(pace(WALK_LENGTH) / WALK_LENGTH).toBeCloseTo(1, 2);
  });

  test('of a company has the same days of results each quarter', () => {
    const [shared, own] = [changingPace('any'), withResults(changingPace('any'), 65, 7)];
    const more = (place: number) =>
      own(place) - own(place - 1) - (shared(place) - shared(place - 1)) / (1 + 8 / 65);
    const days = Array.from({ length: 260 }, (_, at) => at + 1).filter((at) => more(at) > 1);
    expect(days).toEqual([7, 72, 137, 202]);
  });

  test.each([
    ['2014-12-29', { DAYS: 0, WEEKDAYS: 0 }],
    ['2015-01-02', { DAYS: 4, WEEKDAYS: 4 }],
    ['2015-01-04', { DAYS: 6, WEEKDAYS: 4 }],
    ['2015-01-05', { DAYS: 7, WEEKDAYS: 5 }],
    ['2030-12-31', { DAYS: 5846, WEEKDAYS: 4176 }],
  ])('counts %s as the places %o', (date, places) => {
    expect(placesOf(date)).toEqual(places);
  });
});
