/** Why a file cannot be read as a building model. */
export type ModelFaultReason =
  | 'empty'
  | 'too_large'
  | 'zipped'
  | 'not_ifc'
  | 'schema'
  | 'truncated'
  | 'damaged'
  | 'no_storeys'
  | 'no_parts'
  | 'unreadable';

export class ModelFault extends Error {
  readonly reason: ModelFaultReason;

  constructor(reason: ModelFaultReason) {
    super(`model ${reason}`);
    this.name = 'ModelFault';
    this.reason = reason;
  }
}
