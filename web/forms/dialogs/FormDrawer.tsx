import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useId, type FormEvent, type ReactNode } from 'react';
import { DrawerFoot } from '../../components/dialogs/DrawerFoot.tsx';
import { DrawerHead } from '../../components/dialogs/DrawerHead.tsx';
import { DirtyGuard } from './DirtyGuard.tsx';
import { FaultList } from '../FaultList.tsx';
import { submitKeys } from '../submitKeys.ts';
import { useDiscardQuestion } from './useDiscardQuestion.tsx';

type Props = {
  title: string;
  /** `form.formState.isDirty`: closing then asks once, and a click outside does nothing. */
  dirty: boolean;
  /** Disables the submit button while the change is being sent. */
  pending: boolean;
  submitLabel: string;
  /** `form.handleSubmit(save)`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Closes for good: clear the draft and reset the form here. */
  onClose: () => void;
  /** Pixels; the whole width on a phone. */
  width?: number;
  children: ReactNode;
};

/** A form at the right-hand side. Esc closes, Ctrl+Enter submits; focus returns to what opened it. */
export function FormDrawer(props: Props) {
  const { title, dirty, pending, submitLabel, onSubmit, onClose, width = 520, children } = props;
  const id = useId();
  const [close, question] = useDiscardQuestion(dirty, onClose);
  return (
    <Drawer
      anchor="right"
      open
      onClose={(_, reason) => (reason === 'backdropClick' && dirty ? undefined : close())}
      slotProps={{
        paper: {
          'aria-labelledby': id,
          role: 'dialog',
          // On the drawer and not the form, because it has the focus before any field does.
          onKeyDown: submitKeys,
          sx: { width: { xs: '100%', sm: width }, maxWidth: '100%' },
        },
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
      >
        <DrawerHead id={id} title={title} onClose={close} />
        <Box
          sx={{
            flex: 1,
            overflow: 'auto',
            px: { xs: 2, sm: 3 },
            py: 3,
            display: 'flex',
            flexDirection: 'column',
            gap: 2.5,
          }}
        >
          {children}
        </Box>
        <FaultList />
        <DrawerFoot onCancel={close}>
          <Button type="submit" variant="contained" loading={pending}>
            {submitLabel}
          </Button>
        </DrawerFoot>
      </Box>
      {question}
      <DirtyGuard dirty={dirty && !pending} onDiscard={onClose} />
    </Drawer>
  );
}
