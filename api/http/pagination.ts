import { z } from 'zod';
import type { InsideOf } from './input/spelling.ts';

/** `page` and `page_size` of a list's query string. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(50).default(20),
});

type Page = InsideOf<typeof pageQuery>;

/** Empty when there are no rows, as on the live service. */
export const metadataSchema = z.object({
  current_page: z.number().int().optional(),
  page_size: z.number().int().optional(),
  first_page: z.number().int().optional(),
  last_page: z.number().int().optional(),
  total_records: z.number().int().optional(),
});

type Metadata = InsideOf<typeof metadataSchema>;

/** The rows to skip and take for a page. */
export function pageRange(page: Page): { offset: number; limit: number } {
  return { offset: (page.page - 1) * page.pageSize, limit: page.pageSize };
}

/** Metadata of a list's pages; `{}` when nothing matches. */
export function pageMetadata(page: Page, totalRecords: number): Metadata {
  if (totalRecords === 0) return {};
  return {
    currentPage: page.page,
    pageSize: page.pageSize,
    firstPage: 1,
    lastPage: Math.ceil(totalRecords / page.pageSize),
    totalRecords,
  };
}
