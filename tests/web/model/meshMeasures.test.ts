import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IfcAPI } from 'web-ifc';
import { measureMesh } from '../../../web/model/ifc/measures/meshMeasures.ts';

type Corner = readonly [number, number, number];

/** A library that holds one mesh of these quads, their corners counter-clockwise from outside. */
function libraryOf(quads: readonly (readonly [Corner, Corner, Corner, Corner])[]) {
  const vertices = quads.flatMap((quad) => quad.flatMap((corner) => [...corner, 0, 0, 0]));
  const indices = quads.flatMap((_, at) => [0, 1, 2, 0, 2, 3].map((corner) => at * 4 + corner));
  const geometry = {
    GetVertexData: () => 0,
    GetVertexDataSize: () => vertices.length,
    GetIndexData: () => 0,
    GetIndexDataSize: () => indices.length,
    delete: () => {},
  };
  const api = {
    GetGeometry: () => geometry,
    GetVertexArray: () => Float32Array.from(vertices),
    GetIndexArray: () => Uint32Array.from(indices),
  };
  return api as unknown as IfcAPI;
}

const asItIs = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const mesh = {
  geometries: { size: () => 1, get: () => ({ geometryExpressID: 1, flatTransformation: asItIs }) },
};

/** A cube of 1 m whose top and bottom leave a part of their area open, with nothing around the opening. */
function cubeWithHole(open: number) {
  /** A face by its corners, x, y and z of each; the plan of some is smaller. */
  const face = (corners: string, plan = 1) =>
    corners.split(' ').map((corner) => {
      const [x, y, z] = Array.from(corner, Number) as [number, number, number];
      return [x * plan, y, z * plan] as const;
    }) as [Corner, Corner, Corner, Corner];
  const [top, bottom] = ['010 011 111 110', '000 100 101 001'].map((each) => face(each, Math.sqrt(1 - open)));
  const sides = ['000 010 110 100', '001 101 111 011', '000 001 011 010', '100 110 111 101'];
  return libraryOf([top!, bottom!, ...sides.map((each) => face(each))]);
}

test('a closed body has a volume, its surface and its heights', () => {
  expect(measureMesh(cubeWithHole(0), 1, mesh)).toEqual({
    volume: 1,
    surface: 6,
    top: 1,
    bottom: 1,
    sides: 4,
    lowest: 0,
    highest: 1,
  });
});

test('a body that lacks more than two hundredths of its top and bottom has none', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.9, noNaN: true }), (open) => {
      fc.pre(Math.abs(open - 0.02) > 0.001);
      const measured = measureMesh(cubeWithHole(open), 1, mesh);
      expect(measured === 'open').toBe(open > 0.02);
    }),
    { numRuns: 200, examples: [[0.015], [0.03]] },
  );
});
