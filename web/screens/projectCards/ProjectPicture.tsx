import Box from '@mui/material/Box';
import { useState } from 'react';

const width = 300;
const height = 120;

/** Heights of a skyline that is always the same for one project. */
function skyline(seed: string): number[] {
  let state = Array.from(seed).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return Array.from({ length: 9 }, () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return 28 + (state >>> 24) / 4;
  });
}

/** The project's picture; without one a quiet skyline of its own. */
export function ProjectPicture({ imageUrl, seed }: { imageUrl: string | null | undefined; seed: string }) {
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
        <Box
          component="svg"
          aria-hidden
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMidYMax slice"
          sx={{ width: '100%', height: '100%', display: 'block', color: 'primary.main' }}
        >
          {skyline(seed).map((tall, index) => (
            <rect
              key={index}
              x={12 + index * 31}
              y={height - tall}
              width={26}
              height={tall}
              fill="currentColor"
              opacity={0.1 + (index % 3) * 0.06}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
