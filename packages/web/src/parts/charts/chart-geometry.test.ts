import { describe, expect, test } from 'vitest';
import { areaPath, type Frame, linePath, scaleOf } from './chart-geometry.ts';

const FRAME: Frame = { width: 100, height: 100, top: 0, right: 0, bottom: 0, left: 0 };
const points = [
  { x: 0, y: 10 },
  { x: 5, y: 30 },
  { x: 10, y: 20 },
];

describe('a chart', () => {
  test('goes from edge to edge, with the highest value on top', () => {
    expect(linePath(points, scaleOf(points, FRAME, false))).toBe('M0,100L50,0L100,50');
  });

  test('is filled from its line to the floor', () => {
    const scale = scaleOf(points, FRAME, false);
    expect(areaPath(points, scale, 100)).toBe('M0,100L50,0L100,50L100,100L50,100L0,100Z');
  });

  test('that starts at zero has its lowest value above the floor', () => {
    const { y } = scaleOf(points, FRAME, true);
    expect([y(0), y(30)]).toEqual([100, 0]);
    expect(y(10)).toBeLessThan(100);
  });

  test('of a level line has it in the middle', () => {
    const level = [
      { x: 0, y: 50 },
      { x: 1, y: 50 },
    ];
    expect(scaleOf(level, FRAME, false).y(50)).toBe(50);
  });

  test.each([
    [-5, 0],
    [20, 0],
    [26, 1],
    [74, 1],
    [76, 2],
    [500, 2],
  ])('shows the point that is nearest to the pointer: %i pixels from the left', (pixels, index) => {
    expect(scaleOf(points, FRAME, false).nearest(pixels)).toBe(index);
  });
});

describe('the lines of the grid stand at round values', () => {
  test.each([
    [0, 100, [0, 20, 40, 60, 80, 100]],
    [3, 17, [5, 10, 15]],
    [-10, 10, [-10, -5, 0, 5, 10]],
    [278_300, 278_400, [278_300, 278_320, 278_340, 278_360, 278_380, 278_400]],
  ])('between %d and %d', (low, high, ticks) => {
    const ends = [
      { x: 0, y: low },
      { x: 1, y: high },
    ];
    expect(scaleOf(ends, FRAME, false).ticks).toEqual(ticks);
  });
});
