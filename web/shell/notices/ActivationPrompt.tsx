import { useEffect, useState } from 'react';
import { onActivationRequired } from '../../errors/activationRequired.ts';
import { useSession } from '../../session/useSession.ts';
import { ActivationDialog } from './ActivationDialog.tsx';

/** Opens the activation dialog when the warning or a refusal of the service asks for it; it needs no answer to do so. */
export function ActivationPrompt() {
  const email = useSession()?.user.email;
  const [open, setOpen] = useState(false);
  useEffect(() => onActivationRequired(() => setOpen(true)), []);
  if (email === undefined) return null;
  return <ActivationDialog email={email} open={open} onClose={() => setOpen(false)} />;
}
