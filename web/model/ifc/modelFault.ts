/** Why a file cannot be read as a building model. */
export type ModelFaultReason =
  | 'empty'
  | 'too_large'
  | 'zip_without_ifc'
  | 'not_ifc'
  | 'schema'
  | 'truncated'
  | 'damaged'
  | 'no_storeys'
  | 'no_parts'
  | 'unreadable';

export class ModelFault extends Error {
  readonly reason: ModelFaultReason;
  /** What the reason is about: the schema a file is in. */
  readonly detail: string;

  constructor(reason: ModelFaultReason, detail = '') {
    super(`model ${reason}`);
    this.name = 'ModelFault';
    this.reason = reason;
    this.detail = detail;
  }
}
