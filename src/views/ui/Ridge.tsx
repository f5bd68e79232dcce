/** Two ridges in the current colour, stretched to the box of `className`. */
export function Ridge({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="currentColor"
      preserveAspectRatio="none"
      viewBox="0 0 1440 84"
    >
      <path d="M0 84V52C180 18 300 70 470 46S760 8 930 38s300 30 510-6V84Z" opacity=".45" />
      <path d="M0 84V66C220 38 380 82 610 62s330-36 500-12 230 22 330 2V84Z" />
    </svg>
  );
}
