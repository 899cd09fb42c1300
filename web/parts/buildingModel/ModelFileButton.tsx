import type { ComponentProps } from 'react';
import { FileButton } from '../../components/FileButton.tsx';
import { ViewInArOutlined } from '../../theme/icons.tsx';

type Props = Omit<ComponentProps<typeof FileButton>, 'accept' | 'startIcon'>;

/** A button that asks for a building model. */
export const ModelFileButton = (props: Props) => (
  <FileButton {...props} accept=".ifc,.ifczip" startIcon={<ViewInArOutlined />} />
);
