import type { SVGProps } from 'react';

interface DrawingProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** The drawing in words; without it the drawing only decorates. */
  readonly label?: string | undefined;
  /** The symbol it is, for its explanation. */
  readonly 'data-icon'?: string;
}

/** An inline SVG that is an image with a name, or hidden from screen readers. */
export function Drawing({ label, children, ...rest }: DrawingProps) {
  return label ? (
    <svg role="img" aria-label={label} {...rest}>
      {children}
    </svg>
  ) : (
    <svg aria-hidden="true" {...rest}>
      {children}
    </svg>
  );
}
