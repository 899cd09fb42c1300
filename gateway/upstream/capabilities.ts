/** Which /v1 answers: the bundled service, a live one of September 2025 (`g2`) or April 2026 (`g3`), or unknown. */
export type Generation = 'bundled' | 'g2' | 'g3' | 'unknown';

/**
 * What a service may lack. `listTotals`: totals and towers in rows of a list. `clearing`: null clears a field.
 * `towerlessProjects`: a project without a tower is listed and opened as any other. `floorlessModules`: a module whose
 * floors are all deleted stays.
 */
export const capabilities = [
  'moduleNames',
  'moduleVersions',
  'partialModuleChanges',
  'structuralMasonry',
  'foundations',
  'partStrengths',
  'fractionalSpans',
  'slabSystems',
  'unitChanges',
  'floorlessModules',
  'towerRepetition',
  'dwellings',
  'duplicates',
  'takeoffs',
  'members',
  'ownerInvitations',
  'editInvitations',
  'sentInvitations',
  'organizations',
  'activity',
  'structures',
  'apiTokens',
  'sessions',
  'secondFactors',
  'webhooks',
  'declarations',
  'prices',
  'decisions',
  'logOut',
  'ownUser',
  'companyAccounts',
  'profileFields',
  'professionalEmail',
  'passwordConfirmation',
  'emailConfirmation',
  'accountDeletion',
  'accountExport',
  'imports',
  'importChecks',
  'pictures',
  'buildingTypes',
  'projectFilters',
  'changeOrder',
  'benchmarkFilters',
  'benchmarkConsent',
  'listTotals',
  'clearing',
  'towerlessProjects',
  'liveUpdates',
] as const;

export type Capability = (typeof capabilities)[number];

/** What the newest live service has, by translation. */
const ofG3: readonly Capability[] = [
  'partialModuleChanges',
  'structuralMasonry',
  'foundations',
  'fractionalSpans',
  'slabSystems',
  'unitChanges',
  'towerRepetition',
  'dwellings',
  'duplicates',
  'members',
  'sentInvitations',
  'ownUser',
  'companyAccounts',
  'profileFields',
  'accountDeletion',
  'towerlessProjects',
];

/** Those that the live service of September 2025 has. */
const ofG2: readonly Capability[] = ['imports', 'pictures', 'editInvitations', 'changeOrder'];

/** Those that the bundled service alone does not have. */
const onlyElsewhere: readonly Capability[] = ['companyAccounts'];

/** What each service is presumed not to have until it shows otherwise. */
const presumedMissing: Record<Generation, ReadonlySet<Capability>> = {
  bundled: new Set(onlyElsewhere),
  unknown: new Set(),
  g2: new Set(capabilities.filter((name) => !ofG2.includes(name))),
  g3: new Set(capabilities.filter((name) => !ofG3.includes(name))),
};

/** A page of a proxy in front of the service may look like a missing call, so such lessons expire. */
const lessonMs = 10 * 60_000;

type Lesson = { has: boolean; until: number };

/** What this process has learnt of the service from its answers. */
export class UpstreamProfile {
  #generation: Generation = 'unknown';
  #until = 0;
  #isFixed = false;
  readonly #lessons = new Map<Capability, Lesson>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get generation(): Generation {
    return this.#now() < this.#until ? this.#generation : 'unknown';
  }

  /** Whether it is a live service: it counts all callers as one, and is translated or lacks what ours has. */
  get isLive(): boolean {
    return this.generation === 'g2' || this.generation === 'g3';
  }

  /** Takes a service for this one until an answer shows another. Once known, the bundled one is not forgotten. */
  assumeGeneration(generation: Generation): void {
    if (this.#isFixed) return;
    this.#generation = generation;
    this.#until = generation === 'bundled' ? Infinity : this.#now() + lessonMs;
  }

  /** Takes over the probed generation, which no answer to another call changes. */
  fixGeneration(generation: Generation): void {
    this.#generation = generation;
    this.#until = Infinity;
    this.#isFixed = true;
  }

  /** Whether the service has a capability, as far as is known; an unknown service is expected to have everything. */
  has(capability: Capability): boolean {
    if (this.generation === 'bundled') return !presumedMissing.bundled.has(capability);
    const lesson = this.#lessons.get(capability);
    if (lesson !== undefined && this.#now() < lesson.until) return lesson.has;
    return !presumedMissing[this.generation].has(capability);
  }

  /** Takes over what an answer showed. */
  learnCapability(capability: Capability, has: boolean): void {
    this.#lessons.set(capability, { has, until: this.#now() + lessonMs });
  }
}
