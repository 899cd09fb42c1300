import { fallbackLanguage, type Language, languages } from '#domain/texts/messages.ts';
import { parseArgs } from 'node:util';

const reportFormats = ['csv', 'xlsx', 'json', 'ndjson'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** The arguments of the command; `out` undefined means standard output. */
type ReportArguments = {
  format: ReportFormat;
  project: string | undefined;
  /** Only what changed since this instant. */
  since: string | undefined;
  out: string | undefined;
  /** The language of the spreadsheet that reads the CSV: it decides separators. */
  language: Language;
  token: string;
  help: boolean;
};

export const usage = `npm run report -- [--format csv|xlsx|json|ndjson] [--project ID] [--since INSTANT] [--out FILE] [--language pt-BR] [--token TOKEN]

One row per valid version, floor group and material, from the /v1 service that V1_URL names
(http://localhost:3000 when it is not set).
The personal token comes from --token or, better, from TORRE_TOKEN: others on this machine can
read arguments, not the environment. Make one on the profile page or with createApiToken.
Without --out the rows go to standard output, where npm adds two lines of its own: npm run --silent report.
xlsx needs a file; ndjson is one JSON object a line. --language (en-US without it) decides the separators of
CSV: pt-BR, es-ES and ru-RU have semicolons and decimal commas.
--since, with ndjson, gives projects changed since an instant (2026-11-23T00:00:00Z) whole: docs/graphql.md says how
to take them over.`;

/** @throws Error with a text for the user. */
export function readArguments(args: string[], tokenOfEnvironment: string | undefined): ReportArguments {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      format: text,
      project: text,
      since: text,
      out: text,
      token: text,
      language: text,
      help: { type: 'boolean', short: 'h' },
    },
  });
  const help = values.help ?? false;
  const named = reportFormats.find((each) => each === (values.format ?? formatOf(values.out)));
  const token = values.token ?? tokenOfEnvironment ?? '';
  if (!help) {
    if (named === undefined) throw new Error(`--format must be one of ${reportFormats.join(', ')}`);
    if (token === '') throw new Error('A personal token is needed: set TORRE_TOKEN or give --token');
    if (values.since !== undefined && named !== 'ndjson') throw new Error('--since needs --format ndjson');
    if (named === 'xlsx' && values.out === undefined) throw new Error('--format xlsx needs --out FILE');
  }
  const language = languages.find((each) => each === (values.language ?? fallbackLanguage));
  if (language === undefined) throw new Error(`--language must be one of ${languages.join(', ')}`);
  return {
    language,
    format: named ?? 'csv',
    project: values.project,
    since: values.since,
    out: values.out,
    token,
    help,
  };
}

/** The file's extension decides the format where no --format does; csv without either. */
function formatOf(out: string | undefined): string {
  const ending = /\.(\w+)$/.exec(out ?? '')?.[1]?.toLowerCase();
  return reportFormats.find((each) => each === ending) ?? 'csv';
}
