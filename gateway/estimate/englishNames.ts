/** English names for the fields of the record, which is kept in the Portuguese names of its form. */
const englishNames = {
  name: 'nome',
  technology: 'tipoDeEstrutura',
  towers: 'numeroDeTorres',
  floorsWithoutFoundation: 'pavimentosSemFundacao',
  towerFloors: 'pavimentosTotalDaTorre',
  podiumFloors: 'pavimentosDoEmbasamento',
  basements: 'numeroDeSubsolos',
  typicalFloors: 'pavimentosTipo',
  builtArea: 'areaConstruidaTotal',
  typicalFloorHeight: 'alturaPisoAPisoTipo',
  greatestFloorHeight: 'maiorPisoAPisoExistente',
  wallThickness: 'espessuraDeParedes',
  slabThickness: 'espessuraDeLajes',
  concreteVolumeFck20: 'volumeDeConcretoFck20',
  concreteVolumeFck25: 'volumeDeConcretoFck25',
  concreteVolumeFck30: 'volumeDeConcretoFck30',
  concreteVolumeFck35: 'volumeDeConcretoFck35',
  concreteVolumeFck40: 'volumeDeConcretoFck40',
  concreteVolumeFck45: 'volumeDeConcretoFck45',
} as const;

type EnglishName = keyof typeof englishNames;
type RecordName = (typeof englishNames)[EnglishName];
const pairs = Object.entries(englishNames) as [EnglishName, RecordName][];
const englishOf = new Map<string, EnglishName>(pairs.map(([english, name]) => [name, english]));

/** The fields of a record under their English names. */
export const inEnglish = <Row extends { [Name in RecordName]?: unknown }>(row: Row) =>
  Object.fromEntries(pairs.map(([english, name]) => [english, row[name]])) as {
    [English in EnglishName]: Row[(typeof englishNames)[English]];
  };

/** An input in the record's names; where both names are given, the English one counts. */
export function recordOf(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input)
      .toSorted(([a], [b]) => Number(a in englishNames) - Number(b in englishNames))
      .map(([name, value]) => [name in englishNames ? englishNames[name as EnglishName] : name, value]),
  );
}

/** The path of a fault in the names that the input used. */
export const pathIn = (input: object) => {
  const isInEnglish = !Object.keys(input).some((given) => englishOf.has(given));
  return (field: string) =>
    field.split('.').map((name) => {
      const english = englishOf.get(name);
      return english !== undefined && (isInEnglish || english in input) ? english : name;
    });
};
