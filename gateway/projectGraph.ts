import { comparisonQueries } from './comparison/comparison.ts';
import { factorSetQueries } from './factorSet/FactorSet.ts';
import { createModule } from './module/createModule.ts';
import { deleteModule } from './module/deleteModule.ts';
import { duplicateModule } from './module/duplicateModule.ts';
import { Module } from './module/Module.ts';
import { moduleQueries } from './module/moduleQueries.ts';
import { updateModule } from './module/updateModule.ts';
import { createOption } from './option/createOption.ts';
import { deleteOption } from './option/deleteOption.ts';
import { duplicateOption } from './option/duplicateOption.ts';
import { Option } from './option/Option.ts';
import { updateOption } from './option/updateOption.ts';
import { createProject } from './project/createProject.ts';
import { deleteProject } from './project/deleteProject.ts';
import { duplicateProject } from './project/duplicateProject.ts';
import { projectQueries } from './project/projectQueries.ts';
import { updateProject } from './project/updateProject.ts';
import { Quantities } from './quantities/Quantities.ts';
import { createUnit } from './unit/createUnit.ts';
import { deleteUnit } from './unit/deleteUnit.ts';
import { duplicateUnit } from './unit/duplicateUnit.ts';
import { Floor } from './unit/Floor.ts';
import { FloorGroup, Unit } from './unit/Unit.ts';
import { unitQueries } from './unit/unitQueries.ts';
import { updateUnit } from './unit/updateUnit.ts';
import { createVersion } from './version/createVersion.ts';
import { deleteVersion } from './version/deleteVersion.ts';
import { StructuralMasonryData } from './version/StructureInputData.ts';
import { updateVersion } from './version/updateVersion.ts';
import { Version } from './version/Version.ts';

/** Everything from a project down to a version; Project itself also gathers people, so it is put together elsewhere. */
export const projectGraph = {
  Query: { ...projectQueries, ...unitQueries, ...moduleQueries, ...comparisonQueries, ...factorSetQueries },
  Mutation: {
    createProject,
    updateProject,
    deleteProject,
    duplicateProject,
    createUnit,
    updateUnit,
    deleteUnit,
    duplicateUnit,
    createOption,
    updateOption,
    deleteOption,
    duplicateOption,
    createModule,
    updateModule,
    deleteModule,
    duplicateModule,
    createVersion,
    updateVersion,
    deleteVersion,
  },
  types: {
    Unit,
    FloorGroup,
    Floor,
    Option,
    Module,
    Version,
    StructuralMasonryData,
    Quantities,
  },
};
