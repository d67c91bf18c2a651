// Hecatomb in C++: the yardstick for packages/games/src/hecatomb. The same frames, the same sets, the same key work; a
// set of squares is one 64-bit word here, where the machine has one.
//
//   g++ -O3 -march=native -std=c++17 hecatomb.cpp -o hecatomb
//   ./hecatomb ten-turns 5 qqqqkqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w 10
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

namespace {

using Squares = std::uint64_t;
using Key = std::uint64_t;
using Move = std::uint32_t;

constexpr int TAKEN = 64;
constexpr int TEN_TURNS = 10;
constexpr int CLOCK_LIMIT = 100;
constexpr int MOST_MOVES = 31 * 27 + 8;
constexpr int MOST_PLIES = 32;

constexpr Squares NOT_FILE_A = ~0x0101010101010101ULL;
constexpr Squares NOT_FILE_H = ~0x8080808080808080ULL;
constexpr Squares ALL_FILES = ~0ULL;

constexpr Squares bit(int square) { return 1ULL << square; }

struct Tables {
  Squares king[64];
  Key pieces[2][64];
  Key kings[2][TAKEN + 1];
  Key turn;
  Key left[TEN_TURNS + 1];

  Tables() {
    for (int from = 0; from < 64; from++) {
      king[from] = 0;
      for (int to = 0; to < 64; to++) {
        const int files = std::abs((from & 7) - (to & 7));
        const int ranks = std::abs((from >> 3) - (to >> 3));
        if ((files > ranks ? files : ranks) == 1) king[from] |= bit(to);
      }
    }
    Key seed = 0x4eca70b;
    const auto next = [&seed] {
      seed ^= seed << 13;
      seed ^= seed >> 7;
      seed ^= seed << 17;
      return seed;
    };
    for (int side = 0; side < 2; side++) {
      for (Key& key : pieces[side]) key = next();
      for (Key& key : kings[side]) key = next();
    }
    turn = next();
    for (Key& key : left) key = next();
  }
};

const Tables TABLES;

/** The board as the side to move sees it. */
struct Frame {
  Squares mine;
  Squares theirs;
  /** The keys of all pieces; `Position::key` adds the rest. */
  Key piecesKey;
  int myKing;
  int theirKing;
  int side;
  int left;
};

class Position {
 public:
  bool endless = false;

  Position() : frames(new Frame[MOST_PLIES]), top(0) {}

  Frame& frame() { return frames[top]; }

  /** Writes all legal moves and gives their number. */
  int legalMoves(Move* moves) const {
    const Frame& f = frames[top];
    if (f.myKing == TAKEN || f.theirKing == TAKEN || f.left == 0) return 0;
    const Squares open = ~f.mine;
    const Squares empty = open & ~f.theirs;
    const Squares queens = f.mine & ~bit(f.myKing);
    Move* end = moves;
    end = pushLine<1>(end, queens, open, empty, NOT_FILE_A, NOT_FILE_H);
    end = pushLine<7>(end, queens, open, empty, NOT_FILE_H, NOT_FILE_A);
    end = pushLine<8>(end, queens, open, empty, ALL_FILES, ALL_FILES);
    end = pushLine<9>(end, queens, open, empty, NOT_FILE_A, NOT_FILE_H);
    for (Squares to = TABLES.king[f.myKing] & open; to != 0; to &= to - 1) {
      *end++ = Move(f.myKing << 6 | __builtin_ctzll(to));
    }
    return int(end - moves);
  }

  void apply(Move move) {
    const Frame& before = frames[top];
    Frame& after = frames[top + 1];
    const int from = int(move >> 6);
    const int to = int(move & 63);
    const int side = before.side;
    Key key = before.piecesKey ^ TABLES.pieces[side][from] ^ TABLES.pieces[side][to];
    int left = before.left - 1;
    if ((before.theirs & bit(to)) != 0) {
      key ^= TABLES.pieces[side ^ 1][to];
      if (endless) left = CLOCK_LIMIT;
    }
    after.mine = before.theirs & ~bit(to);
    after.theirs = before.mine ^ bit(from) ^ bit(to);
    after.piecesKey = key;
    after.myKing = before.theirKing == to ? TAKEN : before.theirKing;
    after.theirKing = before.myKing == from ? to : before.myKing;
    after.side = side ^ 1;
    after.left = left;
    top++;
  }

  void undo() { top--; }

  Key key() const {
    const Frame& f = frames[top];
    const Key key = f.piecesKey ^ TABLES.kings[f.side][f.myKing] ^ TABLES.kings[f.side ^ 1][f.theirKing];
    return key ^ (f.side == 1 ? TABLES.turn : 0) ^ (endless ? 0 : TABLES.left[f.left]);
  }

 private:
  std::unique_ptr<Frame[]> frames;
  int top;

  template <int STRIDE>
  static Move* pushLine(Move* end, Squares queens, Squares open, Squares empty, Squares upFiles, Squares downFiles) {
    Squares reached = queens;
    for (int travelled = STRIDE;; travelled += STRIDE) {
      reached = reached << STRIDE & upFiles & open;
      if (reached == 0) break;
      end = pushArrivals(end, reached, travelled);
      reached &= empty;
    }
    reached = queens;
    for (int travelled = -STRIDE;; travelled -= STRIDE) {
      reached = reached >> STRIDE & downFiles & open;
      if (reached == 0) break;
      end = pushArrivals(end, reached, travelled);
      reached &= empty;
    }
    return end;
  }

  static Move* pushArrivals(Move* end, Squares reached, int travelled) {
    for (; reached != 0; reached &= reached - 1) {
      const int to = __builtin_ctzll(reached);
      *end++ = Move((to - travelled) << 6 | to);
    }
    return end;
  }
};

/** Makes and unmakes every move of every ply, the last one included. */
std::uint64_t perft(Position& position, int depth, Move* moves) {
  const int count = position.legalMoves(moves);
  std::uint64_t nodes = 0;
  for (int index = 0; index < count; index++) {
    position.apply(moves[index]);
    nodes += depth == 1 ? 1 : perft(position, depth - 1, moves + MOST_MOVES);
    position.undo();
  }
  return nodes;
}

/** Reads the fields of a position; trusts them. */
void parse(Position& position, const std::vector<std::string>& fields) {
  Squares pieces[2] = {0, 0};
  int kings[2] = {TAKEN, TAKEN};
  int file = 0;
  int rank = 7;
  for (const char letter : fields.at(0)) {
    if (letter == '/') {
      rank--;
      file = 0;
    } else if (letter >= '1' && letter <= '8') {
      file += letter - '0';
    } else {
      const int side = letter == 'K' || letter == 'Q' ? 0 : 1;
      const int square = rank * 8 + file++;
      pieces[side] |= bit(square);
      if (letter == 'K' || letter == 'k') kings[side] = square;
    }
  }
  const int side = fields.at(1) == "w" ? 0 : 1;
  const int clock = position.endless && fields.size() > 3 ? std::atoi(fields[3].c_str()) : 0;
  Frame& frame = position.frame();
  frame.mine = pieces[side];
  frame.theirs = pieces[side ^ 1];
  frame.myKing = kings[side];
  frame.theirKing = kings[side ^ 1];
  frame.side = side;
  frame.left = position.endless ? CLOCK_LIMIT - clock : std::atoi(fields.at(2).c_str());
  frame.piecesKey = 0;
  for (int owner = 0; owner < 2; owner++) {
    for (int square = 0; square < 64; square++) {
      if ((pieces[owner] & bit(square)) != 0) frame.piecesKey ^= TABLES.pieces[owner][square];
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) {
    std::fprintf(stderr, "use: %s <variant> <depth> <position text…>\n", argv[0]);
    return 2;
  }
  // The position may come as one argument or as one a field.
  std::vector<std::string> fields(1);
  for (int index = 3; index < argc; index++) {
    for (const char* letter = argv[index]; *letter != '\0'; letter++) {
      if (*letter == ' ') fields.emplace_back();
      else fields.back() += *letter;
    }
    if (index + 1 < argc) fields.emplace_back();
  }
  const int depth = std::atoi(argv[2]);
  if (depth < 0 || depth >= MOST_PLIES) {
    std::fprintf(stderr, "depth: expected a whole number from 0 to %d\n", MOST_PLIES - 1);
    return 2;
  }
  Position position;
  position.endless = std::strcmp(argv[1], "endless") == 0;
  parse(position, fields);
  std::vector<Move> moves(std::size_t(MOST_PLIES) * MOST_MOVES);
  // Small counts are repeated, so that there is something to measure. Time is processor time, as on the other side.
  const char* repeats = std::getenv("REPEATS");
  const std::clock_t start = std::clock();
  const Key key = position.key();
  std::uint64_t nodes = 0;
  for (int round = repeats ? std::atoi(repeats) : 1; round > 0; round--) {
    nodes += depth == 0 ? 1 : perft(position, depth, moves.data());
  }
  const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
  if (position.key() != key) return 1;
  std::printf("nodes %llu seconds %.6f\n", static_cast<unsigned long long>(nodes), seconds);
}
