import { useEffect, useRef, useState } from 'react';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { ModelFault } from '../../model/ifc/modelFault.ts';
import { type ModelReading, readModelFile } from '../../model/readModelFile.ts';

type ModelStep =
  | { name: 'none'; fault?: ModelFault }
  | { name: 'reading'; file: File; progress: number }
  | { name: 'read'; file: File; model: BuildingModel };

export const isModelFile = ({ name }: { name: string }) => /\.ifc(?:zip)?$/i.test(name);

/** A building model on its way from a file of the user's; leaving the screen ends the reading. */
export function useModelFile() {
  const [step, setStep] = useState<ModelStep>({ name: 'none' });
  const reading = useRef<ModelReading | null>(null);
  useEffect(() => () => reading.current?.cancel(), []);
  return {
    step,
    open: async (file: File) => {
      setStep({ name: 'reading', file, progress: 0 });
      const mine = readModelFile(file, (progress) => {
        if (reading.current === mine) setStep({ name: 'reading', file, progress });
      });
      reading.current = mine;
      try {
        const model = await mine.done;
        if (reading.current === mine) setStep({ name: 'read', file, model });
      } catch (error) {
        if (reading.current !== mine) return;
        setStep(error instanceof ModelFault ? { name: 'none', fault: error } : { name: 'none' });
      }
    },
    /** Ends the reading, or forgets what was read. */
    close: () => {
      const current = reading.current;
      reading.current = null;
      current?.cancel();
      setStep({ name: 'none' });
    },
  };
}
