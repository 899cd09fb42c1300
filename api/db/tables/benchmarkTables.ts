import type { BatchTraits, ProjectFigures } from '../../benchmark/batches.ts';
import type { CreatedAt, Json } from './columns.ts';

/** Projects that are shown together or not at all; `size` is how many there were when the batch was formed. */
export type BenchmarkBatchTable = {
  id: string;
  traits: Json<BatchTraits>;
  size: number;
  createdAt: CreatedAt;
};

/** A project in a batch, with its owner and figures at that time. */
export type BenchmarkEntryTable = {
  batchId: string;
  projectId: string;
  userId: number;
  figures: Json<ProjectFigures>;
};
