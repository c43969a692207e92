import type { SyntheticEvent } from 'react';
import { DEFAULT_EXTRA_PUBLIC } from '@/lib/shared/creators/extraPublic';
import { Creature } from './Creature';

const DEFAULT_PHOTO = DEFAULT_EXTRA_PUBLIC.profile_photo;

interface UserPhotoProps {
  /** Path of the photo; empty, or the default one's, shows the creature of `name`. */
  src?: string;
  /** Handle or guest name; without it the default photo stands for them. */
  name?: string;
  /** In px. */
  side: number;
  /** Waits until it comes near the window. */
  isLazy?: boolean;
  className?: string;
}

function showDefault(photo: HTMLImageElement) {
  if (!photo.src.endsWith(DEFAULT_PHOTO)) photo.src = DEFAULT_PHOTO;
}

/** A photo that failed before hydration fired its error event too early. */
function lookAfter(photo: HTMLImageElement | null) {
  if (photo?.complete && photo.naturalWidth === 0) showDefault(photo);
}

const onError = (event: SyntheticEvent<HTMLImageElement>) => showDefault(event.currentTarget);

/** Somebody's photo beside their name: their creature where there is none, the default photo where it does not come. */
export function UserPhoto({ src, name, side, isLazy = false, className }: UserPhotoProps) {
  const photo = src || DEFAULT_PHOTO;
  if (name && photo === DEFAULT_PHOTO) return <Creature {...{ name, side, className }} />;
  return (
    <img
      ref={lookAfter}
      className={className}
      src={photo}
      alt=""
      width={side}
      height={side}
      // One picture for everybody who has none: there is nothing to put off.
      loading={isLazy && photo !== DEFAULT_PHOTO ? 'lazy' : undefined}
      onError={onError}
    />
  );
}
