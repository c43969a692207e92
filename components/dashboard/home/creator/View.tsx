import { Creature } from '@/components/ui/Creature';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Corner, Faces, View as Ground } from './OnAir.styles';

interface Props {
  /** Address of a picture; null: hills. */
  photo: string | null;
  /** Who stands in front of the hills. */
  faces?: readonly string[];
  isOnAir?: boolean;
}

/** The picture of what runs: its own, or hills in the creator's colour with the people of its queue. */
export function View({ photo, faces = [], isOnAir = true }: Props) {
  const { t } = useTranslation('home');
  return (
    <Ground>
      {photo ? (
        <img src={photo} alt="" />
      ) : (
        <>
          <svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <circle className="sky" cx="112" cy="34" r="22" />
            <path className="far" d="M0 74c20-22 38-22 58-4s44 8 62-10 30-12 40-6v46H0z" />
            <path className="near" d="M0 88c26-14 52-10 80-2s54 4 80-8v22H0z" />
          </svg>
          <Faces aria-hidden="true">
            {faces.map((name) => (
              <Creature key={name} name={name} side={88} />
            ))}
          </Faces>
        </>
      )}
      {isOnAir && (
        <Corner>
          <StatusBadge status="stop">{t('air.title')}</StatusBadge>
        </Corner>
      )}
    </Ground>
  );
}
