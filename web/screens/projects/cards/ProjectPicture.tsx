import Box from '@mui/material/Box';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ProjectPicture_project$key } from '#relay/ProjectPicture_project.graphql.ts';
import { ApartmentOutlined } from '../../../theme/icons.tsx';
import { Elevations } from './Elevations.tsx';

const height = 120;

/** The project's picture beside its towers; with neither the outline of a building, which nobody takes for figures. */
export function ProjectPicture({ project }: { project: ProjectPicture_project$key }) {
  const [broken, setBroken] = useState(false);
  const {
    imageUrl,
    figures: { elevations },
  } = useFragment(
    graphql`
      fragment ProjectPicture_project on Project {
        imageUrl
        figures {
          elevations {
            name
            repetitionCount
            floors {
              category
              area
              height
              count
              technologies
            }
          }
        }
      }
    `,
    project,
  );
  const picture = imageUrl && !broken;
  const towers = (elevations ?? []).filter(({ floors }) => floors.length > 0);
  const isDrawn = towers.length > 0;
  return (
    <Box sx={{ display: 'flex', height, overflow: 'hidden', borderBottom: 1, borderColor: 'divider' }}>
      {picture && (
        <Box
          component="img"
          src={imageUrl}
          alt=""
          loading="lazy"
          onError={() => setBroken(true)}
          sx={{ flex: 1, minWidth: 0, objectFit: 'cover' }}
        />
      )}
      {isDrawn && (
        <Box sx={{ flex: 1, minWidth: 0, bgcolor: 'background.default' }}>
          <Elevations elevations={towers} />
        </Box>
      )}
      {!picture && !isDrawn && (
        <Box
          sx={{
            flex: 1,
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'primary.light',
            color: 'primary.main',
          }}
        >
          <ApartmentOutlined aria-hidden sx={{ fontSize: 56, opacity: 0.45 }} />
        </Box>
      )}
    </Box>
  );
}
