/** The site's two materials, see app/ui/colors.css. */
export const colors = {
  paper: "#F5F2EA",
  ink: "#101C17",
  copper: "#A3531A",
  danger: "#A3261A",
  board: "#0B1F19",
  silkscreen: "#F2EFE6",
  brightCopper: "#E39A5B",
  led: "#C6F24E",
  /** The water in tanks. */
  water: "#2B6A63",
} as const;
