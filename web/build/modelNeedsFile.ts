import type { Plugin } from 'vite';
import { modelNeeds } from '../model/ifc/needs/modelNeeds.ts';
import { modelNeedsFile as fileName } from '../parts/buildingModel/modelNeedsFile.ts';

/** Serves and builds the file of what a building model needs, out of the rules that read models. */
export function modelNeedsFile(): Plugin {
  return {
    name: 'model-needs',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${fileName}`) return next();
        response.setHeader('content-type', 'application/xml; charset=utf-8');
        response.end(modelNeeds());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: modelNeeds() });
    },
  };
}
