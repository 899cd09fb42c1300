import type { IfcAPI } from 'web-ifc';

/** Of a closed body: volume m³, the area seen from above m², that of its upright faces m², its lowest and highest z m. */
export type MeshMeasures = {
  volume: number;
  top: number;
  sides: number;
  bottom: number;
  lowest: number;
  highest: number;
};

type Sums = MeshMeasures & { normals: [number, number, number]; surface: number };

/** A point of the mesh in metres: the library gives y upwards. */
type Point = [x: number, y: number, z: number];

/**
 * Measures the triangles of one part. Null where its surface does not close, so that it holds no volume.
 *
 * @throws whatever the library does for a geometry it cannot build.
 */
export function measureMesh(api: IfcAPI, model: number, mesh: Mesh): MeshMeasures | null {
  const sums: Sums = {
    volume: 0,
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
    const point = (at: number): Point => {
      const [x = 0, y = 0, z = 0] = vertices.subarray(at * 6, at * 6 + 3);
      const along = (row: number) =>
        (m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0);
      return [along(0), along(1), along(2)];
    };
    for (let at = 0; at + 2 < indices.length; at += 3) {
      const corners = [0, 1, 2].map((n) => point(indices[at + n] ?? 0)) as [Point, Point, Point];
      origin ??= corners[0];
      addTriangle(sums, corners, origin);
    }
    geometry.delete();
  }
  // So written, a coordinate that is no number is no closed body either.
  const isClosed = Math.hypot(...sums.normals) <= 0.005 * sums.surface;
  if (!isClosed || sums.surface === 0 || !Number.isFinite(sums.volume)) return null;
  return { ...sums, volume: Math.abs(sums.volume) };
}

type Mesh = {
  geometries: {
    size(): number;
    get(index: number): { geometryExpressID: number; flatTransformation: number[] };
  };
};

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function addTriangle(sums: Sums, [a, b, c]: [Point, Point, Point], origin: Point): void {
  const [p, q, r] = [minus(a, origin), minus(b, origin), minus(c, origin)];
  const normal = cross(minus(q, p), minus(r, p));
  const area = Math.hypot(...normal) / 2;
  if (area === 0) return;
  const volume = cross(p, q);
  sums.volume += (volume[0] * r[0] + volume[1] * r[1] + volume[2] * r[2]) / 6;
  sums.surface += area;
  for (const axis of [0, 1, 2] as const) sums.normals[axis] += normal[axis] / 2;
  const upward = normal[1] / 2 / area;
  if (upward > 0.5) sums.top += normal[1] / 2;
  else if (upward < -0.5) sums.bottom -= normal[1] / 2;
  else sums.sides += area;
  sums.lowest = Math.min(sums.lowest, a[1], b[1], c[1]);
  sums.highest = Math.max(sums.highest, a[1], b[1], c[1]);
}
