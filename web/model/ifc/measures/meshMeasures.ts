import type { IfcAPI } from 'web-ifc';

/**
 * Of a closed body: volume m³, its surface, the area seen from above and that of its upright faces m², its lowest and
 * highest z m.
 */
export type MeshMeasures = {
  volume: number;
  surface: number;
  top: number;
  sides: number;
  bottom: number;
  lowest: number;
  highest: number;
};

/** Why a mesh has no volume: its surface is open, or a coordinate is not finite. */
export type MeshFault = 'open' | 'infinite';

type Sums = Omit<MeshMeasures, 'volume'> & { volumes: Point; normals: Point };

/** A point of the mesh in metres: the library gives y upwards. */
type Point = [x: number, y: number, z: number];

/** Tolerance between a closed body's volumes along the three axes, relative to the largest. */
const closedTolerance = 0.02;

/**
 * Measures the triangles of one part. By Gauss' theorem the faces of a closed body give the same volume along each
 * axis, however it is triangulated; an open surface gives three different ones.
 * @throws whatever the library throws for a geometry it cannot build.
 */
export function measureMesh(api: IfcAPI, model: number, mesh: Mesh): MeshMeasures | MeshFault {
  const sums: Sums = {
    volumes: [0, 0, 0],
    top: 0,
    sides: 0,
    bottom: 0,
    lowest: Infinity,
    highest: -Infinity,
    normals: [0, 0, 0],
    surface: 0,
  };
  let origin: Point | null = null;
  for (let index = 0; index < mesh.geometries.size(); index += 1) {
    const { geometryExpressID, flatTransformation: m } = mesh.geometries.get(index);
    const geometry = api.GetGeometry(model, geometryExpressID);
    const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
    const indices = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize());
    const point = (corner: number): Point => {
      const at = corner * 6;
      const [x = 0, y = 0, z = 0] = [vertices[at], vertices[at + 1], vertices[at + 2]];
      const along = (row: number) =>
        (m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0);
      return [along(0), along(1), along(2)];
    };
    for (let at = 0; at + 2 < indices.length; at += 3) {
      const [a, b, c] = [point(indices[at] ?? 0), point(indices[at + 1] ?? 0), point(indices[at + 2] ?? 0)];
      origin ??= a;
      addTriangle(sums, minus(a, origin), minus(b, origin), minus(c, origin), origin[1]);
    }
    geometry.delete();
  }
  return measuresOf(sums);
}

function measuresOf({ volumes, normals, ...measures }: Sums): MeshMeasures | MeshFault {
  const { surface } = measures;
  if (![surface, ...volumes].every(Number.isFinite)) return 'infinite';
  const [least, volume, most] = volumes.map(Math.abs).toSorted((a, b) => a - b) as Point;
  const isClosed =
    Math.hypot(...normals) <= 0.005 * surface && most - least <= closedTolerance * most && most > 0;
  return isClosed ? { ...measures, volume } : 'open';
}

type Mesh = {
  geometries: {
    size(): number;
    get(index: number): { geometryExpressID: number; flatTransformation: number[] };
  };
};

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Adds a triangle; its corners are relative to a point at the height `floor`, m. */
function addTriangle(sums: Sums, a: Point, b: Point, c: Point, floor: number): void {
  const [p, q] = [minus(b, a), minus(c, a)];
  const normal: Point = [
    (p[1] * q[2] - p[2] * q[1]) / 2,
    (p[2] * q[0] - p[0] * q[2]) / 2,
    (p[0] * q[1] - p[1] * q[0]) / 2,
  ];
  const area = Math.hypot(...normal);
  if (area === 0) return;
  sums.surface += area;
  for (const axis of [0, 1, 2] as const) {
    sums.normals[axis] += normal[axis];
    sums.volumes[axis] += (normal[axis] * (a[axis] + b[axis] + c[axis])) / 3;
  }
  const upward = normal[1] / area;
  if (upward > 0.5) sums.top += normal[1];
  else if (upward < -0.5) sums.bottom -= normal[1];
  else sums.sides += area;
  sums.lowest = Math.min(sums.lowest, floor + Math.min(a[1], b[1], c[1]));
  sums.highest = Math.max(sums.highest, floor + Math.max(a[1], b[1], c[1]));
}
