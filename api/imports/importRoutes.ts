import { languages } from '#domain/texts/messages.ts';
import { z } from 'zod';
import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { ApiError, BadRequestError } from '../errors.ts';
import { uuidParam } from '../http/ids.ts';
import { requestLanguage } from '../http/language.ts';
import { acceptMultipart, readFile } from '../http/input/multipartFile.ts';
import { undoImport } from './undoImport.ts';
import { importReply, onWire } from './importReply.ts';
import { checkSheet, importSheet, resultOf } from './importSheet.ts';
import { maxSheetBytes, readTable } from './sheet/readTable.ts';
import { SheetError } from './sheet/table.ts';
import { csvTemplate, xlsxTemplate } from './template.ts';

const tags = ['imports'];
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Projects from a sheet: import, check, undo, and the template. */
export const importRoutes: Routes =
  ({ db, heavyWork }) =>
  async (app) => {
    await acceptMultipart(app);

    const upload = {
      tags,
      summary:
        'Make projects of a sheet (CSV or XLSX, up to 5 MB and 5000 rows) sent as multipart field `csv`',
      description:
        'One row per floor group. A project is made when none of its rows has an error. With `dry_run=true` ' +
        'everything is checked and nothing made.',
      consumes: ['multipart/form-data'],
      querystring: z.object({ dry_run: z.enum(['true', 'false']).default('false') }),
      response: { 200: importReply, 201: importReply },
    };
    app.post('/projects-upload', { config: { access: 'user' }, schema: upload }, async (request, reply) => {
      const user = requireUser(request);
      const dryRun = request.query.dryRun === 'true';
      const receive = () => readFile(request, maxSheetBytes, sheetTooLarge);
      const result = await heavyWork.run(user.id, receive, async (file) => {
        if (!['csv', 'file'].includes(file.field))
          throw new BadRequestError('the file must be in field "csv"');
        const table = await readTable(file.bytes).catch(refuseSheet);
        if (dryRun) return resultOf(await checkSheet(db, user, table), new Map());
        return importSheet(db, user, table, file.name);
      });
      reply.code(result.importId === undefined ? 200 : 201);
      return onWire(result, dryRun, requestLanguage(request));
    });

    const undo = {
      tags,
      summary: 'Undo an import: delete every project it made; once undone, again finds none',
      params: z.object({ importId: uuidParam }),
      response: { 200: z.object({ message: z.string(), projects_deleted: z.number().int() }) },
    };
    app.delete(
      '/projects-upload/:importId',
      { config: { access: 'user' }, schema: undo },
      async (request) => {
        const projectsDeleted = await undoImport(db, requireUser(request), request.params.importId);
        return { message: 'import successfully undone', projectsDeleted };
      },
    );

    // Open: the template holds nobody's data, and a plain link sends no token.
    const template = {
      tags,
      summary:
        'The sheet to fill in, as CSV; headings and separators are those of `lng`, else of Accept-Language',
      querystring: z.object({ lng: z.enum(languages).optional().describe('Language of the sheet') }),
    };
    const open = { access: 'open' } as const;
    app.get('/projects-upload/template.csv', { config: open, schema: template }, async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="torre-template.csv"');
      const language = request.query.lng ?? requestLanguage(request);
      return reply.type('text/csv; charset=utf-8').send(csvTemplate(language));
    });
    const workbook = { ...template, summary: 'The sheet to fill in, as XLSX with drop-down lists' };
    app.get('/projects-upload/template.xlsx', { config: open, schema: workbook }, async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="torre-template.xlsx"');
      return reply.type(xlsxType).send(await xlsxTemplate(request.query.lng ?? requestLanguage(request)));
    });
  };

const sheetTooLarge = () => new ApiError(413, 'PAYLOAD_TOO_LARGE', 'sheet_too_large');

function refuseSheet(error: unknown): never {
  if (!(error instanceof SheetError)) throw error;
  if (error.reason === 'too_large') throw sheetTooLarge();
  throw new ApiError(400, 'BAD_REQUEST', 'sheet_unreadable');
}
