import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { z } from 'zod';
import { anything, idWire, listOf, queryText, segment, rowWire } from '../rest/wire.ts';
import type { RestOperation } from '../rest/restOperation.ts';

/** Faults by column, as a list or as an object. */
const rowErrors = z
  .union([
    z.array(z.object({ column: z.string().nullish(), message: z.string() })),
    z
      .record(z.string(), z.string())
      .transform((faults) => Object.entries(faults).map(([column, message]) => ({ column, message }))),
  ])
  .nullable()
  .transform((faults) => (faults ?? []).map(({ column, message }) => ({ column: column ?? '', message })));

/** Only the bundled service reports the defaults it assumed. */
const notes = rowErrors.optional().transform((given) => given ?? []);

const sheetRowWire = rowWire({
  row: z.number().int(),
  project_id: idWire.nullish(),
  errors: rowErrors,
  notes,
});

const previewWire = rowWire({
  name: z.string(),
  is_faulty: z.boolean(),
  units: z.array(
    z.object({
      name: z.string(),
      floors: z.number().int(),
      area: z.number(),
      options: z.array(
        z.object({
          name: z.string(),
          modules: z.number().int(),
          foundation: z.enum(foundationTypes).nullish(),
        }),
      ),
    }),
  ),
});

const madeWire = z.object({ id: idWire });

/** The live service lists what it made instead of the rows. */
const importReply = z
  .looseObject({
    import_id: idWire.nullish(),
    rows: listOf(sheetRowWire).optional(),
    projects: z.array(madeWire).nullish(),
    preview: z.array(previewWire).nullish(),
  })
  .refine(({ rows, projects }) => rows !== undefined || projects != null, 'neither rows nor projects')
  .transform(({ import_id, rows, projects, preview }) => ({
    importId: import_id,
    preview,
    rows:
      rows ?? (projects ?? []).map(({ id }, at) => ({ row: at + 1, projectId: id, errors: [], notes: [] })),
  }));

const path = '/v1/projects-upload';

/** A sheet to import; the file name tells CSV from XLSX. */
export type Sheet = { fileName: string; bytes: Uint8Array<ArrayBuffer> };

/** Sends a sheet as the multipart form that /v1 reads; `dryRun` only checks it. */
export async function sendSheet(rest: RestOperation, { fileName, bytes }: Sheet, dryRun: boolean) {
  const form = new FormData();
  form.set('csv', new Blob([bytes], { type: isXlsx(fileName) ? xlsxType : 'text/csv' }), fileName);
  const encoded = new Response(form);
  const query = queryText({ dry_run: dryRun ? 'true' : undefined });
  return rest.send('POST', query === '' ? path : `${path}?${query}`, await encoded.bytes(), importReply, {
    contentType: encoded.headers.get('content-type') ?? 'multipart/form-data',
  });
}

export const undoSheet = (rest: RestOperation, importId: string) =>
  rest.send('DELETE', `${path}/${segment(importId)}`, undefined, anything, { bundledOnly: 'importChecks' });

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const isXlsx = (fileName: string) => /\.xlsx$/i.test(fileName);
