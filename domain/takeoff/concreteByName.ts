import type { IsConcrete } from './buildingModel.ts';
import { namedStrength } from './namedStrength.ts';

const concreteWords = /concret|hormig|b[eé]ton|bet[aã]o|бетон|f\s*ck|\bgraute?\b/iu;

/** Names with "concrete" of things no floor is cast of: blocks, boards, tiles, screeds, cellular concrete. */
const besideConcrete = [
  /concrete\s+(?:block|brick|tile|board|masonry|paver)|(?:bloco|bloque|telha|placa|tijolo|ladrillo|teja)s?\s+(?:de\s+)?(?:concreto|hormig|bet[aã]o)/iu,
  /beton(?:stein|ziegel|dachstein|block|platte|pflaster)|(?:бетонн\S*\s+(?:блок|кирпич|черепиц|плитк))/iu,
  /alvenaria|masonry|mamposter|mauerwerk|ma[cç]onnerie|parpaing|кладк|\bcmu\b/iu,
  /celular|aerated|\baac\b|porenbeton|gasbeton|газобетон|пенобетон|cellulaire|foam(?:ed)?\s*concrete/iu,
  /screed|contrapiso|betonilha|estrich|solera\s+de\s+mortero|стяжк|polymer|asphalt\s*concrete|fibro?[\s-]*ciment|fib(?:er|re)[\s-]*cement|ciment[ií]ci/iu,
];

/** Names of what is not concrete, in the languages of models. */
const otherWords = [
  // Masonry and stone.
  /\bbloc[oks]|bloque|ladrillo|brick|tijolo|ziegel|brique|кирпич|cer[aâáà]mic|keramik|terra\s*cot|kalksand|sand[\s-]*lime|calcium\s*silicate|s[ií]lico[\s-]*calc|силикат|ytong|poroton|\bstone|\bpedra|piedra|granit|m[aá]rmo|marble|naturstein|adobe/iu,
  // Boards and linings.
  /gesso|drywall|g[iy]ps|g[iy]pr|plaster|yeso|pl[aâ]tre|putz|rigips|knauf|fermacell|stucco|reboco|embo[cç]o|revoque|revoco|revestim|render|штукатур|гипс|\bstud|montante|laminat|laminad|formica|ламинат|panel|painel|plasterboard|cladding|finish|acabamento|coating|membran|manta|impermeab|waterproof|bitum|betum|asphalt|asfalt|битум|paint|pintura|tinta\b|краск|carpet|carpete|alfombra|teppich|tapis|ковр|vinyl|vinil|lino?leum|linóleo|parquet|parkett|forro|ceiling|\btile|telha|azulej|porcelan|baldosa|fliese|плитк|черепиц/iu,
  // Wood.
  /madeira|\bwood|timber|madera|древес|дерев|holz|\bbois\b|lumber|plywood|compensado|contrachapad|sperrholz|фанер|\bmdf\b|\bosb\b|\bclt\b|glulam|\bglt\b|brettschicht|chipboard|aglomerad|spanplatte|softwood|hardwood|spruce|\bpine\b|\bpinus\b|\boak\b|carvalho|bamboo|bambu|cork\b|corti[cç]a/iu,
  // Metal and glass.
  /\ba[cç]o\b|\bsteel|\bacero|сталь|\bstahl(?!beton)|\bacier|\bm[eé]t[aá]l|метал|alum[ií]n|алюмин|\biron\b|\bferro\b|\bhierro|eisen\b|zinc|\bzink|copper|\bcobre\b|kupfer|\binox|s(?:235|275|355)|\bastm|galvani|\bperfil|\bperfis\b|\bprofil|\b(?:ipe|ipn|hea|heb|hem|upn|upe|hss|rhs|shs|chs)\s*\d|vidro|\bglass|vidrio|\bglas\b|\bverre\b|стекл/iu,
  // Insulation, fillings, ground, mortar, air.
  /isola|insul|d[aä]mm|aislam|утепл|изоляц|\bl[aã]\s+de|\blana\b|\bwool|wolle\b|\bxps\b|\beps\b|styrofoam|styropor|isopor|polysty|poliestire|polyur|poliuret|\bfoam|\bpur\b|\bpir\b|argamassa|mortar|mortero|m[oö]rtel|mortier|раствор|plastic|pl[aá]stic|kunststoff|\bpvc\b|acryl|acr[ií]l|rubber|borracha|gravel|brita\b|\bgrava|kies\b|гравий|щебен|\bsand\b|\bareia|\barena\b|\bsoil|\bsolo\b|\bterra\b|\bearth|suelo|boden\b|erde\b|грунт|песок|backfill|aterro|\bair\b|\bar\b|\baire\b|luft|cavity|hollow\s*space|воздух|fabric|tecido|textile|papel|paper|cardboard/iu,
];

/** Names of floor coverings, unless with a strength or called a slab. */
const flooring = /paviment|flooring|piso\b/iu;
const slab = /\blaje|\bslab|\blosa|forjado|decke|\bdalle|плит[аы]\s+перекр/iu;

/** Words of which one is in every name that identifies a material or a strength. */
export const materialWords = [concreteWords, ...besideConcrete, ...otherWords, flooring];

/** Whether a material is concrete by its name; 'unknown' where the name does not say. */
export function concreteByName(name: string): IsConcrete {
  const text = name.normalize('NFC');
  const isGrout = /graute?\b|\bgrout/iu.test(text);
  if (!isGrout && besideConcrete.some((words) => words.test(text))) return 'no';
  if (concreteWords.test(text)) return 'yes';
  if (otherWords.some((words) => words.test(text))) return 'no';
  if (namedStrength(text) !== null) return 'yes';
  return flooring.test(text) && !slab.test(text) ? 'no' : 'unknown';
}
