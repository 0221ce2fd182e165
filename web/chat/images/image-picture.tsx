import { type ImageSize, imageFile, type MessageImage } from '#contract/chat/message.ts';

/**
 * A picture in its own aspect ratio, in the smallest format that the browser supports. Shows the blur until
 * it loads.
 */
export function ImagePicture(props: {
  image: MessageImage & { readonly address: string };
  size: ImageSize;
  alt: string;
  className?: string | undefined;
  /** The drawn width, also before the pixels load. */
  drawnWidth?: string;
  onError: () => void;
}) {
  const { image, size, alt } = props;
  return (
    <picture>
      <source type="image/avif" srcSet={imageFile(image.address, size, 'avif')} />
      <source type="image/webp" srcSet={imageFile(image.address, size, 'webp')} />
      <img
        key={image.address}
        src={imageFile(image.address, size, 'jpg')}
        alt={alt}
        width={image.width}
        height={image.height}
        className={props.className}
        style={{ backgroundImage: `url("${image.blur}")`, width: props.drawnWidth }}
        decoding="async"
        draggable={false}
        onError={props.onError}
      />
    </picture>
  );
}
