import { glyph, LineDrawing, seal, type DrawingProps } from './LineDrawing.tsx';

/** A folding book on a desk: its lines run across in one script and turn into columns in another. */
export function FoldingBookDrawing(props: DrawingProps) {
  return (
    <LineDrawing {...props} height={156}>
      <g transform="scale(.4545)" strokeWidth="2.6">
        <path d="M44 88L130 62L216 88L302 62L388 88M44 272L130 300L216 272L302 300L388 272M44 88V272M130 62V300M216 88V272M302 62V300M388 88V272" />
        <path d="M8 288h62M186 288h60M362 288h70" />
        <path
          strokeWidth="2"
          d="M56 111L96 103M56 134L118 126M56 149L113 144M56 165L118 162M56 180L108 181M56 195L118 199M56 211L87 214M56 234L116 245M56 249L96 258M142 181L204 180M142 199L197 196M142 218L204 211M142 236L200 227M142 255L170 249M288 181V268M273 181V247M257 180V260M242 180V248M230 180V219M376 111V253M362 108V244M348 105V196M335 102V196M321 99V176"
        />
        <text {...glyph} fontSize="82" transform="translate(173 152) skewY(16)">
          a
        </text>
        <text {...glyph} fontSize="66" transform="translate(259 152) skewY(-16)">
          文
        </text>
        <path
          d="M152 46C178 12 250 8 280 34"
          strokeDasharray="7 9"
          strokeWidth="2.4"
          stroke={seal}
        />
        <path d="M282 20v16h-16" strokeWidth="2.4" stroke={seal} />
        <g transform="translate(312 214) skewY(-8)">
          <rect width="34" height="46" rx="3" fill={seal} stroke={seal} />
          <text x="17" y="20" fontSize="19" {...glyph} fill="#fff">
            通
          </text>
          <text x="17" y="40" fontSize="19" {...glyph} fill="#fff">
            译
          </text>
        </g>
      </g>
    </LineDrawing>
  );
}
