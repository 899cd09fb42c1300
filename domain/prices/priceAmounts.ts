import type { CastFoundationData, FoundationData, Raft } from '../foundation/foundation.ts';
import { foundationElements } from '../foundation/foundationElements.ts';
import {
  castParts,
  type FoundationType,
  isFoundationType,
  type ModuleType,
} from '../foundation/foundationType.ts';
import { effectiveFck } from '../structures/concrete/concreteVolume.ts';
import type {
  BeamColumnData,
  ConcreteWallData,
  MasonryData,
  StructureData,
} from '../structures/structureData.ts';
import { elementsOf, type StructureElement } from '../structures/elements.ts';
import { otherMaterialKey } from '../structures/otherMaterials.ts';
import { effectiveCa } from '../structures/steel/steelMass.ts';
import type { SlabSystem } from '../structures/concrete/slabSystem.ts';
import type { Technology } from '../structures/technology/technology.ts';
import { mergePriceAmounts, type PriceAmount, scalePriceAmounts } from './priceAmount.ts';
import { snakeCase } from '../wireNames.ts';
import { formUses, type FormPlace, priceKeys, type SteelPlace } from './priceKeys.ts';

type Parts = Omit<StructureElement, 'element'> & { element: string };

/** Amounts to pay for, of a module over all its `floors`, or of a whole foundation (`floors` 1). Forms m². */
export function priceAmounts(
  type: ModuleType,
  data: StructureData | FoundationData,
  floors: number,
): PriceAmount[] {
  const given = isFoundationType(type)
    ? foundationAmounts(type, data as FoundationData)
    : structureAmounts(type, data as StructureData, floors);
  return mergePriceAmounts(scalePriceAmounts(given, floors));
}

function structureAmounts(type: Technology, data: StructureData, floors: number): PriceAmount[] {
  return [
    ...elementsOf(type, data).flatMap((part) => [
      ...materialAmounts(part, type === 'concrete_wall' ? 'walls' : framePlace(part.element), (ca) =>
        steelPlace(type, part.element, ca),
      ),
      ...masonryAmounts(part),
    ]),
    ...formAmounts(type, data, floors),
  ];
}

const framePlace = (element: string) => (element === 'columns' ? 'columns' : 'beams_slabs');

function steelPlace(type: Technology, element: string, ca: number): SteelPlace {
  if (element === 'vertical_grout' || element === 'horizontal_grout') return element;
  if (type === 'concrete_wall') return element === 'slabs' && ca === 60 ? 'wall_slabs' : 'walls';
  return element === 'slabs' ? 'slabs' : 'columns_beams';
}

function materialAmounts(
  { element, volumes, steel, others = [] }: Parts,
  place: Parameters<typeof priceKeys.concrete>[0],
  steelAt: (ca: number) => SteelPlace,
): PriceAmount[] {
  return [
    ...volumes.map((row): PriceAmount => ({
      element,
      key: priceKeys.concrete(place, effectiveFck(row)),
      unit: 'm3',
      amount: row.volume,
    })),
    ...steel.map((row): PriceAmount => {
      const ca = effectiveCa(row);
      return { element, key: priceKeys.steel(steelAt(ca), ca), unit: 'kg', amount: row.mass };
    }),
    ...others.map((row): PriceAmount => ({
      element,
      key: otherMaterialKey(row),
      unit: row.unit,
      amount: row.amount,
    })),
  ];
}

function masonryAmounts({ element, grout, mortar, blocks }: StructureElement): PriceAmount[] {
  const position = element === 'horizontal_grout' ? 'horizontal' : 'vertical';
  return [
    ...grout.map(({ fgk, volume }): PriceAmount => ({
      element,
      key: priceKeys.grout(position, fgk),
      unit: 'm3',
      amount: volume,
    })),
    ...mortar.map(({ volume }): PriceAmount => ({
      element,
      key: priceKeys.mortar,
      unit: 'm3',
      amount: volume,
    })),
    ...blocks.map(({ type, fbk, quantity }): PriceAmount => ({
      element,
      key: priceKeys.block(type, fbk),
      unit: 'un',
      amount: quantity,
    })),
  ];
}

/** Precast slabs, which need 0 m² of form. */
const withoutForms: readonly SlabSystem[] = ['hollow_core', 'precast_solid', 'precast_ribbed', 'pt_precast'];

type WithSlabs = { slabSystem?: SlabSystem };
const isPrecast = ({ slabSystem }: WithSlabs) =>
  slabSystem !== undefined && withoutForms.includes(slabSystem);

/**
 * Forms of a floor. An area of 0 m² means that nobody entered it, so a frame's forms are unknown. Masonry has no form
 * areas: its forms go by the concrete they hold.
 */
function formAmounts(type: Technology, data: StructureData, floors: number): PriceAmount[] {
  if (type === 'concrete_wall') return wallForms(data);
  if (type === 'structural_masonry') return masonryForms(data as MasonryData);
  const given = data as BeamColumnData;
  const uses = formUses(floors, given.formUses);
  const form = (place: FormPlace, amount: number | undefined): PriceAmount => ({
    element: place,
    key: priceKeys.form(place, uses),
    unit: 'm2',
    amount: amount || (place === 'slabs' && isPrecast(given) ? 0 : null),
  });
  return [form('columns', given.formColumns), form('beams', given.formBeams), form('slabs', given.formSlabs)];
}

function masonryForms(data: MasonryData): PriceAmount[] {
  const { concreteSlabs, concreteColumns, concreteBeams } = data;
  const slabs = isPrecast(data) ? undefined : concreteSlabs;
  return Object.entries({ slabs, columns: concreteColumns, beams: concreteBeams }).flatMap(
    ([element, concrete]) =>
      (concrete?.volumes ?? []).map(({ volume }): PriceAmount => ({
        element,
        key: priceKeys.masonryForm,
        unit: 'm3',
        amount: volume,
      })),
  );
}

/**
 * Both faces of the walls and the underside of the slabs, from volumes and thicknesses where no area was entered. Data
 * being typed may be incomplete.
 */
function wallForms(data: Partial<ConcreteWallData>): PriceAmount[] {
  const { concreteWalls, concreteSlabs, wallThickness, slabThickness, wallFormArea, slabFormArea } = data;
  const face = (part: ConcreteWallData['concreteWalls'] | undefined, thickness = 0) =>
    part !== undefined && thickness > 0
      ? part.volumes.reduce((total, { volume }) => total + volume, 0) / (thickness / 100)
      : null;
  const walls = face(concreteWalls, wallThickness);
  const slabs = face(concreteSlabs, slabThickness);
  const form = (element: string, amount: number | null): PriceAmount => ({
    element,
    key: priceKeys.wallForm,
    unit: 'm2',
    amount,
  });
  return [
    form('walls', wallFormArea || (walls === null ? null : 2 * walls)),
    form('slabs', slabFormArea || (isPrecast(data) ? 0 : slabs)),
  ];
}

/** Thickest raft, m, that the source prices by the m². */
const thickestRaft = 0.3;

/** Where foundation concrete is placed differently from caps and beams. */
const ownPlaces = ['raft', 'footings', 'caissons', 'retaining_walls'] as const;

function foundationAmounts(type: FoundationType, data: FoundationData): PriceAmount[] {
  const raft = 'raft' in data ? data.raft : 'area' in data ? (data as Raft) : null;
  const materials = foundationElements(type, data).flatMap((part) => {
    const { element } = part;
    if (element === 'raft' && raft !== null && raft.thickness <= thickestRaft) {
      const key = priceKeys.raft(Math.ceil(Number((raft.thickness * 100).toFixed(6))));
      return [{ element, key, unit: 'm2' as const, amount: raft.area }];
    }
    if (element === 'piles') return materialAmounts(part, 'piles', () => 'piles');
    const place = ownPlaces.find((own) => own === element) ?? 'foundation';
    return materialAmounts(part, place, () => 'foundation');
  });
  return [...materials, ...foundationForms(data as CastFoundationData)];
}

/** Forms of cast parts; a part without an area is taken to be cast against the ground. */
const foundationForms = (data: CastFoundationData) =>
  castParts.flatMap((name): PriceAmount[] => {
    const amount = data[name]?.formArea ?? 0;
    return amount > 0
      ? [{ element: snakeCase(name), key: priceKeys.foundationForm, unit: 'm2', amount }]
      : [];
  });
