import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';

const height = 120;

/** The project's picture; without one the outline of a building, which nobody takes for figures. */
export function ProjectPicture({ imageUrl }: { imageUrl: string | null | undefined }) {
  const [broken, setBroken] = useState(false);
  return (
    <Box
      sx={{ height, bgcolor: 'primary.light', overflow: 'hidden', borderBottom: 1, borderColor: 'divider' }}
    >
      {imageUrl && !broken ? (
        <Box
          component="img"
          src={imageUrl}
          alt=""
          loading="lazy"
          onError={() => setBroken(true)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
        />
      ) : (
        <Box sx={{ height: '100%', display: 'grid', placeItems: 'center', color: 'primary.main' }}>
          <ApartmentOutlined aria-hidden sx={{ fontSize: 56, opacity: 0.45 }} />
        </Box>
      )}
    </Box>
  );
}
