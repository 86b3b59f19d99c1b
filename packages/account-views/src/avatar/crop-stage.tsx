import { useLingui } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { limits } from '@tolk/domain';
import { useId } from 'react';
import Cropper from 'react-easy-crop';
import { largestZoom, type Crop } from './use-crop.ts';

const { boxPx } = limits.avatar;

interface CropStageProps {
  url: string;
  crop: Crop;
}

/** The picture below the box of 200 × 200 px: dragged, pinched, turned with the wheel, or by keys. */
export function CropStage({ url, crop }: CropStageProps) {
  const { t } = useLingui();
  const id = useId();
  const keys = t`Arrow keys move the picture, plus and minus change its size, R turns it.`;
  return (
    <Box
      onKeyDown={crop.onKeyDown}
      sx={{
        position: 'relative',
        height: { xs: 260, sm: 340 },
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'sunken',
        // The library's box has no outline of its own; ours is visible on any picture.
        '& .avatar-box': { border: '2px solid #fff', outline: '1px solid rgba(0 0 0 / 60%)' },
        '& .avatar-box:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
      }}
    >
      <span id={id} hidden>
        {keys}
      </span>
      <Cropper
        image={url}
        aspect={1}
        cropSize={{ width: boxPx, height: boxPx }}
        crop={crop.position}
        zoom={crop.zoom}
        minZoom={crop.smallestZoom}
        maxZoom={crop.smallestZoom * largestZoom}
        rotation={crop.rotation}
        keyboardStep={8}
        onCropChange={crop.setPosition}
        onZoomChange={crop.zoomTo}
        onRotationChange={crop.turnTo}
        onCropAreaChange={(_shares, pixels) => crop.setArea(pixels)}
        onMediaLoaded={({ width, height }) => crop.begin(boxPx / Math.min(width, height))}
        classes={{ cropAreaClassName: 'avatar-box' }}
        cropperProps={{ role: 'group', 'aria-label': t`Part that is kept`, 'aria-describedby': id }}
      />
    </Box>
  );
}
