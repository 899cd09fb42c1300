import type {
  CastFoundationData,
  FoundationData,
  PilesFoundationData,
  RaftFoundationData,
  RaftPilesFoundationData,
} from '#domain/foundation/foundation.ts';
import type { FoundationType } from '#domain/foundation/foundationType.ts';

/** A raft of 400 m² × 0.5 m: 49 473.10 to 77 429 kgCO₂e, 402 225 to 670 250 MJ by the sample of another service. */
export const raft = (): RaftFoundationData => ({
  area: 400,
  thickness: 0.5,
  fck: 30,
  steel: [{ ca: 50, mass: 9000 }],
});

export const piles = (): PilesFoundationData => ({
  fck: 25,
  piles: { volume: 80, steel: [{ ca: 50, mass: 3000 }] },
  pileCaps: { volume: 20, fck: 30, steel: [{ ca: 50, mass: 1800 }] },
  gradeBeams: { volume: 12, steel: [{ ca: 60, mass: 700 }] },
});

const raftPiles = (): RaftPilesFoundationData => ({
  fck: 30,
  raft: { area: 300, thickness: 0.8, steel: [{ ca: 50, mass: 14_000 }] },
  piles: { volume: 60, fck: 25, steel: [{ ca: 50, mass: 2000 }] },
});

/** Footings with their ground beams and the walls of a basement. */
export const footings = (): CastFoundationData => ({
  footings: {
    volumes: [
      { fck: 25, volume: 90 },
      { fck: 30, volume: 12.5 },
    ],
    steel: [{ ca: 50, mass: 6500 }],
    formArea: 210,
  },
  gradeBeams: { volumes: [{ fck: 25, volume: 18 }], steel: [{ ca: 60, mass: 1500 }] },
  retainingWalls: { volumes: [{ fck: 30, volume: 75 }], steel: [{ ca: 50, mass: 7000 }], formArea: 600 },
});

const caissons = (): CastFoundationData => ({
  caissons: { volumes: [{ fck: 20, volume: 240 }], steel: [{ ca: 50, mass: 4800 }] },
});

export const retainingWalls = (): CastFoundationData => ({
  retainingWalls: { volumes: [{ fck: 30, volume: 75 }], steel: [{ ca: 50, mass: 7000 }], formArea: 600 },
});

/** The raft as it goes over the wire of the service. */
export const sampleRaft = { area: 400, thickness: 0.5, fck: 30, steel: [{ ca: 50, mass: 9000 }] };

/** Piles with caps, as above. */
/** One of each kind, in the names of the rules. */
export const foundationSamples: Record<FoundationType, () => FoundationData> = {
  raft_foundation: raft,
  piles_foundation: piles,
  raft_piles_foundation: raftPiles,
  footings_foundation: footings,
  caissons_foundation: caissons,
  retaining_walls_foundation: retainingWalls,
};

export const samplePiles = {
  fck: 25,
  piles: { volume: 80, steel: [{ ca: 50, mass: 3000 }] },
  blocks: { volume: 20, fck: 30, steel: [{ ca: 50, mass: 1800 }] },
  grade_beams: { volume: 12, steel: [{ ca: 60, mass: 700 }] },
};

export const sampleRaftPiles = {
  fck: 30,
  raft: { area: 300, thickness: 0.8, steel: [{ ca: 50, mass: 14_000 }] },
  piles: { volume: 60, fck: 25, steel: [{ ca: 50, mass: 2000 }] },
};
