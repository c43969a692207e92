import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';

export const Sum = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;
  padding: clamp(${space[5]}, 2.2vw, 1.75rem);
  border-radius: clamp(${radius.large}, 3vw, ${radius.huge});
  background: ${color.raised};
  box-shadow: ${shadow.low};
  ${tabularFigures}

  .hero {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space[1]} ${space[3]};
  }

  .hero b {
    font-size: clamp(3rem, 2.79rem + 0.88vw, 3.5rem);
    font-weight: ${weight.display};
    line-height: 1;
    letter-spacing: -0.035em;
  }

  .hero span {
    color: ${color.textQuiet};
    font-size: ${size.lead};
  }

  .line,
  .corrections {
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }

  .stats {
    display: grid;
    grid-template-columns: 1fr 1fr 1.3fr;
    gap: ${space[3]};
  }

  .stats div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    min-width: 0;
  }

  .stats dt {
    color: ${color.textQuiet};
    font-size: ${size.small};
    line-height: 1.25;
  }

  .stats dd {
    font-size: 1.375rem;
    font-weight: ${weight.display};
    line-height: 1.75rem;
    letter-spacing: -0.02em;
  }

  .rule {
    display: flex;
    gap: ${space[3]};
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .rule svg {
    flex: none;
  }

  .share {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }

  .share button {
    flex: 1 1 auto;
    gap: 0.375rem;
    padding-inline: 0.375rem;
  }

  && h2 {
    margin-bottom: ${space[2]};
    font-size: ${size.small};
    letter-spacing: 0;
  }

  .corrections {
    font-size: ${size.small};
  }

  .corrections ul {
    padding: 0;
    list-style: none;
  }

  .corrections li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr) auto;
    gap: ${space[2]};
    padding-block: ${space[1]};
  }

  .corrections time {
    color: ${color.textQuiet};
  }

  .matches {
    display: grid;
    gap: ${space[2]};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.medium};
    background: ${color.accentSoft};
    font-size: ${size.small};
  }

  @media ${media.narrow} {
    .stats dd {
      font-size: 1.25rem;
    }
  }
`;
