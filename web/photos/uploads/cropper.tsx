import EasyCropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { cropRatio } from './crop-area.ts';
import styles from './crop-dialog.module.css';

/** The picture under a fixed frame. Drag, pinch, wheel and arrow keys move it (PROF-4). */
export function Cropper(props: {
  address: string;
  quarters: number;
  zoom: number;
  deepest: number;
  onZoom: (zoom: number) => void;
  onArea: (area: Area) => void;
}) {
  const text = useText();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  return (
    <EasyCropper
      image={props.address}
      aspect={cropRatio}
      crop={place}
      onCropChange={setPlace}
      zoom={props.zoom}
      maxZoom={props.deepest}
      onZoomChange={props.onZoom}
      rotation={props.quarters * 90}
      onCropAreaChange={(_percent, area) => props.onArea(area)}
      keyboardStep={12}
      disableAutomaticStylesInjection
      classes={{ cropAreaClassName: styles.frame ?? '' }}
      mediaProps={{ alt: '' }}
      cropperProps={{ role: 'group', 'aria-label': text('photos.crop.frame') }}
    />
  );
}
